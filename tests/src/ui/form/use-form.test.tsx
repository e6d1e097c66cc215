// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiProblem } from '#src/lib/api-problem.ts'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Input } from '#src/ui/input.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { renderPart } from '#tests/src/ui/rendered.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const schema = z.strictObject({
  plate: z.string().check(z.minLength(1, 'Which number?')),
  secret: z.string(),
})

type Sent = z.output<typeof schema>
type Props = { send: (body: Sent) => Promise<string>; done?: (answer: string) => void; refused?: () => void }

function Sample({ send, done = () => {}, refused = () => {} }: Props) {
  const form = useForm({ schema, labels: { plate: 'Number', secret: 'Secret' }, draft: 'sample', send, done, refused })
  return (
    <Form state={form} submit="Send" busy="Sending">
      <Field {...form.field('plate')}>
        <Input name="plate" />
      </Field>
      <Field {...form.field('secret')}>
        <PasswordInput name="secret" autoComplete="new-password" />
      </Field>
    </Form>
  )
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name = 'Send') => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('a form', () => {
  it('does not send what the schema refuses; the summary takes the focus and the field its error', async () => {
    const send = vi.fn(async () => 'ok')
    renderPart(<Sample send={send} />)
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('alert').textContent).toContain('Number: Which number?')
    expect(screen.getByLabelText('Number').getAttribute('aria-invalid')).toBe('true')
    type('Number', '7')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends once however often it is pressed, and then says done', async () => {
    let finish = (_answer: string) => {}
    const send = vi.fn((_body: Sent) => new Promise<string>((resolve) => (finish = resolve)))
    const done = vi.fn()
    renderPart(<Sample send={send} done={done} />)
    type('Number', '07')
    await press()
    await press('Sending')
    fireEvent.submit(screen.getByLabelText('Number').closest('form') ?? document.body)
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith({ plate: '07', secret: '' })
    await act(async () => finish('answer'))
    expect(done).toHaveBeenCalledExactlyOnceWith('answer')
  })

  it('shows what the server refuses and may be sent again', async () => {
    const refusal = new ApiProblem({ status: 400, code: 'invalid', message: 'x', fields: { plate: ['Taken.'] } })
    const send = vi.fn((_body: Sent) => Promise.reject<string>(refusal))
    const refused = vi.fn()
    renderPart(<Sample send={send} refused={refused} />)
    type('Number', '7')
    await press()
    expect(screen.getByRole('alert').textContent).toContain('Number: Taken.')
    await press()
    expect([send.mock.calls.length, refused.mock.calls.length]).toEqual([2, 2])
  })

  it('keeps what was typed for the next time, but no password, until it is sent', async () => {
    renderPart(<Sample send={async () => 'ok'} />)
    type('Number', '7')
    type('Secret', 'gravel and logs')
    await press('Show')
    type('Secret', 'gravel and logs 7')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('gravel')
    cleanup()
    renderPart(<Sample send={async () => 'ok'} />)
    expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('7')
    expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('')
    await press()
    expect(sessionStorage.length).toBe(0)
  })
})
