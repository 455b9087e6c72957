/** Groups of radio buttons are marked by their message alone. */
const invalid = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input'

/**
 * Focuses the first invalid field of a form. Call it once the errors are rendered. It looks at the page because not
 * every field is registered with the form library.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>(invalid)
  first?.focus()
  return first !== null
}
