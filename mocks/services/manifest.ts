import type { Handlers } from '../handler/handler.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import type { Store, TableName } from '../store/store.ts'
import type { Row } from '../store/table.ts'
import type { Clock } from '../time/clock.ts'

/** Changes the rows of a store that has been seeded, or seeds it. */
export type Arrange = (store: Store, clock: Clock) => void

/** Whose work the rows of a table are: the scenarios empty tables by it. What is of neither, such as accounts, every world has. */
export type RowsOf = 'members' | 'region' | 'neither'

/** What a resource is to the mock gateway, told in its folder. `Rows` names the type of the rows of each table. */
export interface Manifest<Rows extends { [Name in keyof Rows]: Row } = object> {
  readonly tables: Readonly<Record<keyof Rows, RowsOf>>
  /** The first rows. Dates are relative to the clock's today, and the same day gives the same rows. */
  readonly seeds?: {
    /** Tables of other resources that are read or written; these are seeded before. */
    readonly uses?: readonly TableName[]
    readonly write: Arrange
  }
  /** By operationId; an operation without one is answered from the contract's examples. */
  readonly handlers: Handlers
  /** How else the resource stands in a scenario, once the tables that the scenario goes without are empty. */
  readonly scenarios?: Readonly<Partial<Record<ScenarioName, Arrange>>>
}
