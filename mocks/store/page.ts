interface PageRequest {
  /** From 1; 1 when absent. */
  current?: number
  /** 10 when absent. */
  size?: number
}

/** The page of the list that was asked for, each record made by `view`; beyond the last page it has no records. */
export function pageOf<Row, Item>(rows: readonly Row[], request: PageRequest, view: (row: Row) => Item) {
  const { current = 1, size = 10 } = request
  const start = (current - 1) * size
  return {
    records: rows.slice(start, start + size).map(view),
    total: rows.length,
    size,
    current,
    pages: Math.ceil(rows.length / size),
  }
}
