import type { Schema } from '#gateway/contract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import { isShown, type InvestmentResourceRow, type ShownResourceRow } from './investmentRows.ts'

/** The details of houses and warehouses, land and offices. */
export const investmentDetailHandlers = {
  getHouseResourceDetail: ({ query, store }): Schema<'HouseResource'> => {
    const row = findResource(store, query.id)
    return row.type === 'HOUSE' || row.type === 'WAREHOUSE' ? visited(store, row) : missing()
  },

  getLandResourceDetail: ({ query, store }): Schema<'LandResource'> => {
    const row = findResource(store, query.id)
    return row.type === 'LAND' ? visited(store, row) : missing()
  },

  getOfficeResourceDetail: ({ query, store }): Schema<'OfficeResource'> => {
    const row = findResource(store, query.id)
    return row.type === 'OFFICE' ? visited(store, row) : missing()
  },

  getEnvironmentDetail: ({ query, store }) => {
    const found = store.investmentEnvironments.get(query.id) ?? missing()
    const row = store.investmentEnvironments.update(found.id, { viewCount: found.viewCount + 1 }) ?? found
    return { ...row, resourceCounts: countResources(store, row.park) }
  },
} satisfies Handlers

/** Ends the handler with 4040 when it does not exist or is off the shelf. */
export function findResource(store: Store, id: string): Readonly<ShownResourceRow> {
  const row = store.investmentResources.get(id)
  return row !== undefined && isShown(row) ? row : missing()
}

function missing(): never {
  return fail('4040', '数据不存在或已删除')
}

/** Counts the visit and returns the resource for the reply. */
function visited<Row extends ShownResourceRow>(store: Store, row: Readonly<Row>): Omit<Row, 'summary'> {
  const viewCount = row.viewCount + 1
  store.investmentResources.update(row.id, { viewCount })
  const { summary: _summary, ...resource } = row
  return { ...resource, viewCount }
}

/** Counts the properties that are still available in the park. */
function countResources(store: Store, park: string | undefined): Schema<'InvestmentResourceCounts'> {
  const free = store.investmentResources.filter((row) => row.park === park && row.status === 'AVAILABLE')
  const count = (type: InvestmentResourceRow['type']) => free.filter((row) => row.type === type).length
  return { house: count('HOUSE'), land: count('LAND'), office: count('OFFICE'), warehouse: count('WAREHOUSE') }
}
