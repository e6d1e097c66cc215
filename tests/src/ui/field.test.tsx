// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormErrors } from '#src/ui/form-errors.tsx'
import { Input } from '#src/ui/input.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { renderPart } from '#tests/src/ui/rendered.tsx'

afterEach(cleanup)

/** What a screen reader says after the name. */
function description(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '')
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

describe('field', () => {
  it('ties label and hint to its control', () => {
    renderPart(
      <Field label="Start number" hint="Free: 21, 24" required>
        <Input />
      </Field>,
    )
    const control = screen.getByLabelText('Start number')
    expect(description(control)).toBe('Free: 21, 24')
    expect(control.getAttribute('aria-required')).toBe('true')
    expect(control.getAttribute('aria-invalid')).toBeNull()
  })

  it('says the error before the hint and marks the control', () => {
    renderPart(
      <Field label="Date of birth" hint="As in the passport" error="This date does not exist">
        <Input type="date" />
      </Field>,
    )
    const control = screen.getByLabelText('Date of birth')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(description(control)).toBe('This date does not exist | As in the passport')
  })

  it('shows a password on demand', () => {
    renderPart(
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>,
    )
    const control = screen.getByLabelText('Password')
    expect(control.getAttribute('type')).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show', pressed: false }))
    expect(control.getAttribute('type')).toBe('text')
  })

  it('gives a checkbox its own label, error and half state', () => {
    renderPart(<Checkbox label="All riders" labelHidden partly error="Tick this box" />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All riders' })
    expect(box.indeterminate).toBe(true)
    expect(description(box)).toBe('Tick this box')
  })
})

describe('form errors', () => {
  it('take the focus and lead to the control', () => {
    renderPart(
      <>
        <FormErrors errors={[{ field_id: 'birth', text: 'This date does not exist' }, { text: 'The event is full' }]} />
        <Field label="Date of birth" id="birth">
          <Input />
        </Field>
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('heading').textContent).toBe('2 things to correct')
    HTMLElement.prototype.scrollIntoView = () => {}
    fireEvent.click(screen.getByRole('link', { name: 'This date does not exist' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Date of birth'))
  })

  it('are not there without errors', () => {
    renderPart(<FormErrors errors={[]} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('button', () => {
  it('does nothing while busy, and when it has a reason not to, which it says', () => {
    let presses = 0
    const press = () => {
      presses += 1
    }
    renderPart(
      <>
        <Button busy="Saving" onClick={press}>
          Save
        </Button>
        <Button disabledReason="Sign first" onClick={press}>
          Pay
        </Button>
        <Button onClick={press}>Go</Button>
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Saving' }))
    const pay = screen.getByRole('button', { name: 'Pay' })
    fireEvent.click(pay)
    expect(presses).toBe(0)
    expect(description(pay)).toBe('Sign first')
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(presses).toBe(1)
  })
})
