import { ConsentBanner } from '#src/app/consent/consent-banner.tsx'
import { InstallHint } from '#src/offline/install-hint.tsx'
import { UpdatePrompt } from '#src/offline/update-prompt.tsx'
import { Toaster } from '#src/ui/toaster.tsx'

/** What appears over the page later on: toasts, the question about tracking, the update and install prompts. */
export default function LateParts() {
  return (
    <>
      <Toaster />
      <ConsentBanner />
      <UpdatePrompt />
      <InstallHint />
    </>
  )
}
