/** Groups of radio buttons are marked by their message alone. */
const invalid = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input'

/** Focuses the first field of a form that says what is wrong with it. Once its errors are rendered: not every field is an input of the form library. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>(invalid)
  first?.focus()
  return first !== null
}
