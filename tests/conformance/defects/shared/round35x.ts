import type { Loose } from '../../defect.ts'

/** Changes the records of a page one by one. */
export const eachRecord =
  (change: (record: Loose) => void) =>
  ({ records }: Loose): void => {
    for (const record of records) change(record)
  }
