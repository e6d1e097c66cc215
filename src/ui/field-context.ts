import { createContext, useContext } from 'react'

/** What a control takes over from the Field round it. */
export type FieldLinks = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<FieldLinks | null>(null)

/** The links of the Field round a control, or nothing for a control that stands alone with its own label. */
export function useFieldLinks(): Partial<FieldLinks> {
  return useContext(FieldContext) ?? {}
}
