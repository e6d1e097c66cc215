import { lazy, Suspense, useSyncExternalStore } from 'react'
import { listNotices, type Notice, subscribeNotices } from '#src/ui/notices.ts'

const ToasterView = lazy(() => import('#src/ui/toaster-view.tsx'))
const NONE: readonly Notice[] = []

/** The notification area. Its code and markup arrive with the first notice; the server renders nothing. */
export function Toaster() {
  const notices = useSyncExternalStore(subscribeNotices, listNotices, () => NONE)
  if (notices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToasterView notices={notices} />
    </Suspense>
  )
}
