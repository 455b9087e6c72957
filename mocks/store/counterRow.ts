/** Last number given out under a prefix; kept in the store so that a restored snapshot continues where it was. */
export interface CounterRow {
  id: string
  value: number
}
