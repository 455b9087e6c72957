interface PageRequest {
  /** From 1. By default 1. */
  current?: number
  /** By default 10. */
  size?: number
}

/** The requested page of the list, with each record mapped by `view`. Pages after the last one are empty. */
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
