/** Each state with its count; empty ones only when one of them is chosen. */
export function statusLabels<Status extends string>(
  words: Readonly<Record<Status, string>>,
  counts: readonly { status: Status; count: number }[] | undefined,
  chosen: string | undefined,
): Readonly<Record<string, string>> {
  if (counts === undefined) return words
  const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0
  return Object.fromEntries(
    Object.entries<string>(words)
      .filter(([status]) => countOf(status) > 0 || status === chosen)
      .map(([status, word]) => [status, `${word} ${countOf(status)}`]),
  )
}
