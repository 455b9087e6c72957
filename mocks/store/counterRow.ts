/** The last number used with a prefix. It is in the store so that a restored snapshot continues from it. */
export interface CounterRow {
  id: string
  value: number
}
