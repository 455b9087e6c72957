/** Renders a part anew; if the focused control is replaced by one of the same name, that has focus and caret. */
export function keepingFocus(render: () => void): void {
  const before = document.activeElement
  const caret = before instanceof HTMLTextAreaElement ? ([before.selectionStart, before.selectionEnd] as const) : null
  render()
  if (before === null || before.isConnected) return
  const after = [...document.querySelectorAll<HTMLElement>(before.localName)].find(
    (control) => nameOf(control) === nameOf(before),
  )
  after?.focus({ preventScroll: true })
  if (caret !== null && after instanceof HTMLTextAreaElement) after.setSelectionRange(...caret)
}

function nameOf(control: Element): string | null {
  return control.getAttribute('aria-label') ?? control.textContent
}
