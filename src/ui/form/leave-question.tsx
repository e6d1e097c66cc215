import { useBlocker } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'

type LeaveQuestionProps = { isDirty: () => boolean; forget: () => void }

/** Stops a way out of a form with something typed in it, and asks. Closing the tab is asked by the browser itself. */
export function LeaveQuestion({ isDirty, forget }: LeaveQuestionProps) {
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    forget()
    blocker.proceed()
  }
  return (
    <Modal
      modelValue
      onUpdateModelValue={(visible) => {
        if (!visible) blocker.reset()
      }}
      title="Leave this form?"
      destructive
      actions={
        <>
          <Button kind="danger" onClick={leave}>
            Leave
          </Button>
          <Button onClick={blocker.reset}>Stay here</Button>
        </>
      }
    >
      What you typed has not been sent and will be lost.
    </Modal>
  )
}
