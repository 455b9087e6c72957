import type { Store } from '#mocks/store/store.ts'
import type { Row } from '#mocks/store/table.ts'
import { townOf, type Names } from './variants.ts'

/** What the copies of one table may depend on. */
export interface CopiedRegion {
  /** The tables that the resource's seeds use have their copies already. */
  store: Store
  names: Names
}

/** A copy of a row, or undefined if there is to be none. The first copy has number 2; `place` is the row's index. */
export type CopyOf<R extends Row> = (row: Readonly<R>, copy: number, place: number) => R | undefined

/** How the rows of each table are copied for `--scale`; called once for all rows of a table. */
export type Copies<Rows> = { readonly [Name in keyof Rows]?: (region: CopiedRegion) => CopyOf<Rows[Name] & Row> }

/** For lists whose copies differ only in the town that the title mentions. */
export function inAnotherTown<R extends Row & { title: string }>(): CopyOf<R> {
  return (row, copy, place) => ({
    ...row,
    id: `${row.id}-${copy}`,
    title: `${row.title}（${townOf(place, copy)}）`,
  })
}
