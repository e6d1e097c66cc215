import { useEffect } from 'react'
import { holdUpdates } from './busy.ts'

/** Holds a new version back while `isBusy`: `useHoldUpdates(form.isDirty)`. */
export function useHoldUpdates(isBusy: boolean): void {
  useEffect(() => (isBusy ? holdUpdates() : undefined), [isBusy])
}
