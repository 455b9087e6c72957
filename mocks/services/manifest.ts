import type { Handlers } from '../handler/handler.ts'
import type { Copies } from '../seeds/scale/copies.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import type { Store, TableName } from '../store/store.ts'
import type { Row } from '../store/table.ts'
import type { Clock } from '../time/clock.ts'

/** Seeds a store, or changes a seeded one. */
export type Arrange = (store: Store, clock: Clock) => void

/**
 * Who creates the rows of a table. Scenarios empty tables by it. Rows of neither, such as accounts, exist in every
 * scenario.
 */
export type RowsOf = 'members' | 'region' | 'neither'

/** A resource's parts for the mock gateway, listed in its folder. `Rows` names the row type of each table. */
export interface Manifest<Rows extends { [Name in keyof Rows]: Row } = object> {
  readonly tables: Readonly<Record<keyof Rows, RowsOf>>
  /** The first rows. Dates are relative to the clock's today. The same day gives the same rows. */
  readonly seeds?: {
    /** Tables of other resources that the seeds read or write. These are seeded first. */
    readonly uses?: readonly TableName[]
    readonly write: Arrange
  }
  /** How rows are copied for `--scale`; other tables are not copied. */
  readonly copies?: Copies<Rows>
  /** By operationId. Operations without a handler are answered from the contract's examples. */
  readonly handlers: Handlers
  /** Further changes for a scenario, applied after the tables that it leaves out have been emptied. */
  readonly scenarios?: Readonly<Partial<Record<ScenarioName, Arrange>>>
}
