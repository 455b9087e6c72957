/** Ids of a field's parts, all derived from the id of its input. */
export function partIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` }
}

/** `aria-describedby` of an input: first its error, then its hint; `undefined` without either. */
export function describedBy(id: string, hint: unknown, error: string | undefined): string | undefined {
  const parts = partIds(id)
  const present = [error ? parts.error : '', hint ? parts.hint : ''].filter((part) => part !== '')
  return present.length === 0 ? undefined : present.join(' ')
}
