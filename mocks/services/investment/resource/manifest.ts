import type { Manifest } from '#mocks/services/manifest.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { floorPlan, sitePlan } from '#mocks/seeds/drawings/plans.ts'
import { hallDrawing, parkDrawing, shedDrawing, towerDrawing } from '#mocks/seeds/drawings/buildings.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import type { InvestmentEnvironmentRow, InvestmentResourceRow } from './investmentRows.ts'
import { investmentListHandlers } from './list.ts'
import { investmentDetailHandlers } from './resources.ts'
import { environmentDrafts, environmentRow } from './seeds/environments.ts'
import { houseRow, type HouseDraft } from './seeds/houseRow.ts'
import { houseDrafts } from './seeds/houses.ts'
import { landDrafts, landRow } from './seeds/land.ts'
import { officeDrafts, officeRow } from './seeds/offices.ts'
import { warehouseDrafts } from './seeds/warehouses.ts'

export const manifest: Manifest<{
  investmentResources: InvestmentResourceRow
  investmentEnvironments: InvestmentEnvironmentRow
}> = {
  tables: { investmentResources: 'region', investmentEnvironments: 'region' },
  seeds: { uses: ['files'], write: seedInvestment },
  handlers: { ...investmentListHandlers, ...investmentDetailHandlers },
}

const idOf = (prefix: string, index: number) => `${prefix}-${1001 + index}`

function seedInvestment(store: Store, clock: Clock): void {
  const insert = (id: string, kind: 'view' | 'plan', svg: string) => insertDrawing(store, `f-${id}-${kind}`, svg)
  const rows = [
    ...[...houseDrafts, ...warehouseDrafts].map((draft, index) => {
      const id = idOf('hs', index)
      const view = insert(id, 'view', viewOf(id, draft))
      const plan = insert(id, 'plan', floorPlan(id, { canSplit: draft.splitFrom !== undefined }))
      return houseRow(draft, { id, pictures: { view, plan }, clock })
    }),
    ...landDrafts.map((draft, index) => {
      const id = idOf('ld', index)
      return landRow(draft, { id, pictures: { plan: insert(id, 'plan', sitePlan(id)) }, clock })
    }),
    ...officeDrafts.map((draft, index) => {
      const id = idOf('of', index)
      const view = insert(id, 'view', towerDrawing(id))
      const plan = insert(id, 'plan', floorPlan(id, { canSplit: false }))
      return officeRow(draft, { id, pictures: { view, plan }, clock })
    }),
  ]
  for (const row of rows) store.investmentResources.insert(row)
  for (const [index, draft] of environmentDrafts.entries()) {
    const cover = insertDrawing(store, `f-env-${1001 + index}`, parkDrawing(`env-${1001 + index}`))
    store.investmentEnvironments.insert(environmentRow(draft, index, cover, clock))
  }
}

function viewOf(id: string, { type, size: [, floors], crane, steam }: HouseDraft): string {
  return type === 'HOUSE'
    ? hallDrawing(id, { floors, crane: crane !== undefined, steam: steam === true })
    : shedDrawing(id)
}
