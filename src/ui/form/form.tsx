import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FormErrors } from '#src/ui/form-errors.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import type { FormState } from './use-form.ts'

type FormProps = {
  state: FormState
  /** The words on the button, and while it works. */
  submit: string
  busy: string
  /** Asks before something typed is left behind. */
  asksBeforeLeaving?: boolean
  children: ReactNode
}

/** Summary of errors, the fields, one sky button. */
export function Form({ state, submit, busy, asksBeforeLeaving = false, children }: FormProps) {
  return (
    <chakra.form {...state.formProps} display="grid" gap="24px">
      {state.lines.length > 0 && (
        <chakra.div mb="-24px">
          <FormErrors errors={state.lines} attempt={state.attempt} />
        </chakra.div>
      )}
      {children}
      <Button type="submit" kind="primary" size="main" wide busy={state.isBusy && busy}>
        {submit}
      </Button>
      {asksBeforeLeaving && <LeaveQuestion isDirty={state.isDirty} forget={state.forget} />}
    </chakra.form>
  )
}
