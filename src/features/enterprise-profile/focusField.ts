import { fieldId } from './profileSections.ts'

/** Scrolls to a field and focuses it. Returns whether it is on the page. */
export function focusField(path: string): boolean {
  const input = document.getElementById(fieldId(path))
  input?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
  return input !== null
}
