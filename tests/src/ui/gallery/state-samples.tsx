import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { type DrawingName, LineDrawing } from '#src/ui/line-drawing.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { notify } from '#src/ui/notices.ts'
import { OfflineBar } from '#src/ui/offline-bar.tsx'
import { SkeletonLines } from '#src/ui/skeleton.tsx'
import { TextAnchor } from '#src/ui/text-link.tsx'
import { Toaster } from '#src/ui/toaster.tsx'

const DRAWINGS: DrawingName[] = ['plate', 'flag', 'paper', 'helmet', 'cart', 'calendar', 'mast']

export function StateSamples() {
  const [asked, setAsked] = useState(false)
  const toast = () => {
    notify({ kind: 'info', text: 'You have been logged out!' })
    notify({ kind: 'success', text: 'Practice day removed.', action: { label: 'Undo', run: () => {} } })
    notify({
      kind: 'error',
      text: 'Number 69 was taken a moment ago.',
      action: { label: 'Choose another', run: () => {} },
    })
  }
  return (
    <chakra.div py="24px">
      <OfflineBar asOf="14:32" waiting={3}>
        Entries wait on this phone
      </OfflineBar>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="24px">
        <EmptyState title="No results for round 5 yet" action={<TextAnchor href="#4">See round 4</TextAnchor>}>
          They appear here when the first run starts.
        </EmptyState>
        <div>
          <ErrorState title="The entry list did not load" onRetry={() => {}}>
            Your place and your cart are not affected.
          </ErrorState>
          <SkeletonLines />
        </div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="16px" my="16px">
        {DRAWINGS.map((name) => (
          <LineDrawing key={name} name={name} />
        ))}
      </chakra.div>
      <chakra.div display="flex" gap="12px">
        <Button data-shot="toast" onClick={toast}>
          Toasts
        </Button>
        <Button data-shot="modal" onClick={() => setAsked(true)}>
          Modal
        </Button>
      </chakra.div>
      <Modal
        modelValue={asked}
        onUpdateModelValue={setAsked}
        title="Withdraw Eliška from round 5?"
        destructive
        actions={
          <>
            <Button kind="danger">Withdraw</Button>
            <Button onClick={() => setAsked(false)}>Keep the place</Button>
          </>
        }
      >
        Her place goes to the first on the waiting list. 700 CZK return to your card within 5 days.
      </Modal>
      <Toaster />
    </chakra.div>
  )
}
