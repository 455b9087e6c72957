import type { QueryOf, Schema } from '../../../src/gateway/contract.ts'
import { fail, type Handlers } from '../../handler.ts'
import { containsKeyword } from '../../store/keyword.ts'
import { pageOf } from '../../store/page.ts'
import { shownScore } from '../../store/score.ts'
import type { Store } from '../../store/store.ts'
import type { FacilitatorRow } from '../../store/tables/facilitators.ts'

export const facilitatorHandlers = {
  listFacilitators: ({ query, store }) => {
    const rows = publicFacilitators(store)
      .filter(({ name, tags, slogan }) => containsKeyword([name, ...tags, slogan], query.name))
      .filter(({ providerType }) => query.providerType === undefined || providerType.includes(query.providerType))
      .toSorted(orders[query.sort ?? 'DEFAULT'])
    return pageOf(rows, query, itemOf)
  },

  countFacilitators: ({ store }) => publicFacilitators(store).length,

  getFacilitatorCard: ({ path, store }) => {
    const facilitator = publicFacilitators(store).find(({ enId }) => enId === path.id)
    if (facilitator === undefined) return fail('4040', '该企业不是已入驻的服务商')
    const { logo, name, slogan, card } = facilitator
    return { logo, name, slogan, ...card }
  },
} satisfies Handlers

/** Only an approved provider is shown to the public and has a card (§4). */
function publicFacilitators(store: Store): Readonly<FacilitatorRow>[] {
  return store.facilitators.by('faStatus', 'PASS')
}

type Order = (a: FacilitatorRow, b: FacilitatorRow) => number

const orders: Record<NonNullable<QueryOf<'listFacilitators'>['sort']>, Order> = {
  DEFAULT: (a, b) => b.starLevel - a.starLevel || b.finishedCount - a.finishedCount,
  SCORE: (a, b) => (shownScore(b) ?? 0) - (shownScore(a) ?? 0),
  VIEW: (a, b) => b.viewCount - a.viewCount,
}

function itemOf(row: Readonly<FacilitatorRow>): Schema<'FacilitatorItem'> {
  const { faStatus: _faStatus, meanScore: _meanScore, card: _card, ...item } = row
  return { ...item, avgScore: shownScore(row) }
}
