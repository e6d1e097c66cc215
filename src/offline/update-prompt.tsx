import { useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { appUpdate } from './app-update.ts'
import { busy } from './busy.ts'
import { FloatingNote } from './floating-note.tsx'
import { isUpdateOffered } from './update-state.ts'

/** Whether a new version is offered at this moment. */
export function useUpdateOffered(): boolean {
  const state = useSyncExternalStore(appUpdate.subscribe, appUpdate.state, () => 'current' as const)
  const isHeld = useSyncExternalStore(busy.subscribe, busy.isHeld, () => true)
  return isUpdateOffered(state, isHeld)
}

/** 'A new version is ready': Update reloads once, Later waits for the next start. */
export function UpdatePrompt() {
  if (!useUpdateOffered()) return null
  return (
    <FloatingNote
      title="A new version is ready"
      actions={
        <>
          <Button size="dense" onClick={() => appUpdate.dispatch('agreed')}>
            Update
          </Button>
          <Button size="dense" onClick={() => appUpdate.dispatch('postponed')}>
            Later
          </Button>
        </>
      }
    >
      Updating takes a moment and loads this page again.
    </FloatingNote>
  )
}
