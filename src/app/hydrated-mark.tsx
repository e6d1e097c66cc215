import { Suspense, useEffect } from 'react'

/**
 * Sets `data-hydrated` on the root once React holds the page's own content. The router puts that into a Suspense boundary,
 * which React hydrates after the shell; a boundary beside it is hydrated in the same go, so its effect is the sign.
 */
export function HydratedMark() {
  return (
    <Suspense fallback={null}>
      <Mark />
    </Suspense>
  )
}

function Mark() {
  useEffect(() => document.getElementById('root')?.setAttribute('data-hydrated', ''), [])
  return null
}
