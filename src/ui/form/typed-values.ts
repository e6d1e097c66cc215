/** What stands in a form's named controls, as text. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  return typed
}

/** The same without anything typed into a password field, shown or hidden. */
export function keepableValues(form: HTMLFormElement): Record<string, string> {
  const typed = typedValues(form)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /password/.test(control.getAttribute('autocomplete') ?? ''))
      delete typed[control.name]
  }
  return typed
}

/** Puts kept values back into the controls of these names that are still as they came. */
export function fillForm(form: HTMLFormElement, kept: Record<string, string>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    const value = kept[control.name]
    if (value !== undefined && value !== '') control.value = value
  }
}
