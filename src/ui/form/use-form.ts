import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { holdUpdates } from '#src/offline/busy.ts'
import type { FormErrorLine } from '#src/ui/form-errors.tsx'
import { noProblems, parseTyped, problemsOfAnswer } from './field-problems.ts'
import { readDraft, removeDraft, writeDraft } from './form-draft.ts'
import { fillForm, keepableValues, typedValues } from './typed-values.ts'

export type FormOptions<Schema extends z.core.$ZodType, Name extends string, Answer> = {
  /** The call's body: the same rules here as on the server. */
  schema: Schema
  /** The label of each control by its `name`, in the order of the form. */
  labels: Readonly<Record<Name, string>>
  /** Adds what is not typed, such as the token of a link, or leaves out what is empty. */
  complete?: (typed: Record<string, string>) => unknown
  send: (body: z.output<Schema>) => Promise<Answer>
  /** What happens next; the form counts as clean by then. */
  done: (answer: Answer) => void
  /** Told of a refusal besides showing it. */
  refused?: (error: unknown) => void
  /** Keeps what is typed, but passwords, over a reload under this name. */
  draft?: string
}

/**
 * A form whose controls keep their own values (so that nothing typed or filled in early is lost): parses with the
 * call's schema, sends once however often it is pressed, shows what is wrong beside the fields and in the summary.
 */
export function useForm<Schema extends z.core.$ZodType, Name extends string, Answer>(
  options: FormOptions<Schema, Name, Answer>,
) {
  const { schema, labels, draft } = options
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const isDirty = useRef(false)
  const releaseUpdates = useRef<() => void>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState(noProblems)
  const names = Object.keys(labels)

  /** Something is typed that a new version of the app must not sweep away. */
  const touch = useCallback(() => {
    if (isDirty.current) return
    isDirty.current = true
    releaseUpdates.current = holdUpdates()
  }, [])
  useEffect(() => {
    const kept = draft === undefined ? {} : readDraft(draft)
    if (element.current === null || Object.keys(kept).length === 0) return
    fillForm(element.current, kept)
    touch()
  }, [draft, touch])
  useEffect(() => () => releaseUpdates.current?.(), [])

  async function send(form: HTMLFormElement): Promise<void> {
    const typed = typedValues(form)
    const parsed = parseTyped(schema, options.complete?.(typed) ?? typed, names)
    if ('problems' in parsed) return setProblems(parsed.problems)
    setProblems(noProblems)
    setBusy(true)
    const result = await options.send(parsed.body).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    setBusy(false)
    if ('error' in result) {
      options.refused?.(result.error)
      return setProblems(problemsOfAnswer(result.error, names))
    }
    forget()
    options.done(result.answer)
  }

  function forget(): void {
    isDirty.current = false
    releaseUpdates.current?.()
    if (draft !== undefined) removeDraft(draft)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setAttempt((before) => before + 1)
    void send(event.currentTarget).finally(() => {
      isSending.current = false
    })
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    touch()
    if (draft !== undefined) writeDraft(draft, keepableValues(event.currentTarget))
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (name === null || problems.fields[name] === undefined) return
    const { [name]: _, ...rest } = problems.fields
    setProblems({ ...problems, fields: rest })
  }

  const idOf = (name: string) => `${id}${name}`
  const lines: FormErrorLine[] = [
    ...problems.whole.map((text) => ({ text })),
    ...names
      .filter((name) => problems.fields[name] !== undefined)
      .map((name) => ({ field_id: idOf(name), text: `${Object(labels)[name]}: ${problems.fields[name]}` })),
  ]
  return {
    /** For the form element. */
    formProps: { ref: element, onSubmit, onInput, noValidate: true, method: 'post' } as const,
    /** For the Field round a control. */
    field: (name: Name) => ({ id: idOf(name), label: labels[name], error: problems.fields[name] ?? null }),
    lines,
    problems,
    attempt,
    isBusy,
    /** Read when the question comes up, not while rendering. */
    isDirty: () => isDirty.current,
    forget,
    /** What stands in the form now. */
    typed: () => (element.current === null ? {} : typedValues(element.current)),
  }
}

/** What Form needs of it, whatever the schema. */
export type FormState = Pick<
  ReturnType<typeof useForm<z.core.$ZodType, string, unknown>>,
  'formProps' | 'lines' | 'attempt' | 'isBusy' | 'isDirty' | 'forget'
>
