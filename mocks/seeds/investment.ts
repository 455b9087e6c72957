import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { insertCovers } from './coverPictures.ts'
import { environmentDrafts, environmentRow } from './investment/environments.ts'
import { houseRow } from './investment/houseRow.ts'
import { houseDrafts } from './investment/houses.ts'
import { landDrafts, landRow } from './investment/land.ts'
import { officeDrafts, officeRow } from './investment/offices.ts'
import { warehouseDrafts } from './investment/warehouses.ts'

export function seedInvestment(store: Store, clock: Clock): void {
  const covers = insertCovers(store, 'investment')
  const coverOf = (index: number) => covers[index % covers.length] ?? ''
  const place = (prefix: string, index: number) => ({
    id: `${prefix}-${1001 + index}`,
    cover: coverOf(index),
    clock,
  })
  const rows = [
    ...[...houseDrafts, ...warehouseDrafts].map((draft, index) => houseRow(draft, place('hs', index))),
    ...landDrafts.map((draft, index) => landRow(draft, place('ld', index))),
    ...officeDrafts.map((draft, index) => officeRow(draft, place('of', index))),
  ]
  for (const row of rows) store.investmentResources.insert(row)
  for (const [index, draft] of environmentDrafts.entries()) {
    store.investmentEnvironments.insert(environmentRow(draft, index, coverOf(index), clock))
  }
}
