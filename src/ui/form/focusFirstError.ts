/**
 * Focuses the first field with an error, in the order of the page; for `handleSubmit`'s second argument. The form
 * library itself goes by the order in which fields were registered, which is not the order of the page where some
 * fields sit in a child component: switch its own way off with `shouldFocusError: false`.
 * @param errors by field name; each error holds its input as `ref`
 */
export function focusFirstError(errors: object): void {
  const [first] = Object.values(errors)
    .flatMap(inputOf)
    .toSorted((one, other) => (precedes(one, other) ? -1 : 1))
  first?.focus()
}

function inputOf(error: unknown): HTMLElement[] {
  const found = typeof error === 'object' && error !== null && 'ref' in error ? error.ref : undefined
  return found instanceof HTMLElement ? [found] : []
}

function precedes(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
