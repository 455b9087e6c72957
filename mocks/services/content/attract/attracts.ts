import type { QueryOf, Schema } from '#gateway/contract.ts'
import { related as relatedField } from '#gateway/generated/fields/Attract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { AttractRow } from './attractRows.ts'

const mostRelated = relatedField.maxItems

export const attractHandlers = {
  listAttracts: ({ query, store }) => {
    const { keyWord, category, regRegion } = query
    const rows = shownAttracts(store)
      .filter(({ title, industryChain, summary }) => containsKeyword([title, ...industryChain, summary], keyWord))
      .filter((row) => category === undefined || row.category === category)
      .filter((row) => regRegion === undefined || row.regRegion === regRegion)
      .toSorted(orders[query.sort ?? 'NEWEST'])
    return pageOf(rows, query, toItem)
  },

  getAttract: ({ path, store }) => {
    const found = findAttract(store, path.id)
    const { offShelf: _offShelf, ...attract } =
      store.attracts.update(found.id, { viewCount: found.viewCount + 1 }) ?? found
    return { ...attract, related: relatedTo(store, found) }
  },
} satisfies Handlers

/** Ends the handler with 4040 when there is no such project on the shelf. */
export function findAttract(store: Store, id: string): Readonly<AttractRow> {
  const row = store.attracts.get(id)
  return row === undefined || row.offShelf ? fail('4040', '数据不存在或已删除') : row
}

function shownAttracts(store: Store): Readonly<AttractRow>[] {
  return store.attracts.filter(({ offShelf }) => !offShelf)
}

type Order = (a: AttractRow, b: AttractRow) => number

const orders: Record<NonNullable<QueryOf<'listAttracts'>['sort']>, Order> = {
  NEWEST: (a, b) => b.publishTime.localeCompare(a.publishTime),
  VIEW: (a, b) => b.viewCount - a.viewCount,
}

function toItem(row: Readonly<AttractRow>): Schema<'AttractItem'> {
  const {
    images: _images,
    content: _content,
    advantages: _advantages,
    contacts: _contacts,
    attachments: _attachments,
    offShelf: _offShelf,
    ...item
  } = row
  return item
}

/** Projects with a common industry first, then those of the same category. */
function relatedTo(store: Store, row: Readonly<AttractRow>): Schema<'Attract'>['related'] {
  const likeness = (other: Readonly<AttractRow>) =>
    2 * Number(other.industryChain.some((industry) => row.industryChain.includes(industry))) +
    Number(other.category === row.category)
  return shownAttracts(store)
    .filter((other) => other.id !== row.id && likeness(other) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || orders.NEWEST(a, b))
    .slice(0, mostRelated)
    .map(({ id, title }) => ({ id, title }))
}
