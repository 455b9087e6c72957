/** The part of a page of records that shows whether it is beyond the last one. */
interface PagePlace {
  current: number
  pages: number
  records: readonly unknown[]
}

/** The page to show when `current` has become empty, e.g. because its last record was removed; undefined to stay. */
export function pageInstead({ current, pages, records }: PagePlace): number | undefined {
  if (records.length > 0 || current === 1) return undefined
  return Math.min(Math.max(1, pages), current - 1)
}
