import { useRouterState } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FloatingNote } from './floating-note.tsx'
import { installDialog } from './install-dialog.ts'
import { createInstallMemory } from './install-memory.ts'
import { installOffer } from './install-offer.ts'
import { localStorageIfAny } from './local-storage.ts'
import { useUpdateOffered } from './update-prompt.tsx'

/** The home screen, offered once the site has been of use; 'No, thanks' holds for good. */
export function InstallHint() {
  const [memory] = useState(() => createInstallMemory(localStorageIfAny(), null))
  const [closed, setClosed] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const canPrompt = useSyncExternalStore(installDialog.subscribe, installDialog.canOpen, () => false)
  const isUpdating = useUpdateOffered()
  const offer = installOffer({
    visits: memory.visits(),
    valueShown: memory.isValueShown(),
    dismissed: memory.isDismissed(),
    installed: isInstalled(),
    canPrompt,
    isIos: isIos(),
    path,
  })
  if (offer === null || closed || isUpdating) return null
  const dismiss = () => {
    memory.dismiss()
    setClosed(true)
  }
  return (
    <FloatingNote
      title="Keep this app on your home screen"
      actions={
        <>
          {offer === 'dialog' && (
            <Button size="dense" onClick={() => installDialog.open()}>
              Install
            </Button>
          )}
          <Button size="dense" onClick={dismiss}>
            {offer === 'dialog' ? 'No, thanks' : 'Got it'}
          </Button>
        </>
      }
    >
      {offer === 'dialog'
        ? 'Results and events open without signal at the track.'
        : 'Tap Share, then Add to Home Screen. Results and events then open without signal at the track. Sign in once more there: it has a storage of its own.'}
    </FloatingNote>
  )
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true
}

/** An iPad calls itself a Mac; only its touch points tell. */
function isIos(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
