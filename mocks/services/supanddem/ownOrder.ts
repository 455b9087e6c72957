import type { Schema } from '#gateway/contract.ts'
import type { DemandRow } from './demand/demandRow.ts'
import type { ResourceRow } from './resource/resourceRow.ts'

type Row = Readonly<Pick<DemandRow | ResourceRow, 'id' | 'updateTime' | 'viewCount' | 'dockingCount'>>

/** The order of a member's own demands or resources. Ties are sorted newest first. */
export function ownOrder(sort: Schema<'SupplyOwnSort'> = 'UPDATED') {
  return (a: Row, b: Row) => orders[sort](a, b) || newest(a, b)
}

type Order = (a: Row, b: Row) => number

const newest: Order = (a, b) => b.updateTime.localeCompare(a.updateTime) || a.id.localeCompare(b.id)

const orders: Record<Schema<'SupplyOwnSort'>, Order> = {
  UPDATED: newest,
  VIEW: (a, b) => b.viewCount - a.viewCount,
  DOCKING: (a, b) => b.dockingCount - a.dockingCount,
}
