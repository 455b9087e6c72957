import type { QueryOf, Schema } from '#gateway/contract.ts'
import { related as relatedField } from '#gateway/generated/fields/Attract.ts'
import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { attractIntentReceiptStatusWords } from '#gateway/generated/words/AttractIntentReceipt.ts'

/** A member's investment intent. */
export interface AttractIntentRow extends Omit<Schema<'AttractIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'AttractIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A project that seeks investors. Related projects are derived from the category and the industries. */
export interface AttractRow extends Omit<Schema<'Attract'>, 'related'> {
  /** Taken off the shelf: it can no longer be found, but stays in favourites. */
  offShelf: boolean
}

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

/** Working days within which the department promises to call. */
const replyDays = 3

export const attractIntentHandlers = {
  saveAttractIntent: (context) => {
    const { store, clock, gateway, body } = context
    const { id: userId } = member(context)
    const attract = findAttract(store, body.attractId)
    const open = store.attractIntents
      .by('userId', userId)
      .some(({ attractId, status }) => attractId === attract.id && status !== 'CLOSED')
    if (open) fail('4090', '您已提交过意向，请勿重复提交')
    const { agree: _agree, ...intent } = body
    const id = gateway.newId('ai')
    store.attractIntents.insert({ ...intent, id, userId, status: 'WAIT', createTime: clock.dateTime() })
    const replyDept = attract.contacts[0]?.department ?? '投资促进部门'
    return { id, status: 'WAIT' as const, statusDesc: attractIntentReceiptStatusWords.WAIT, replyDept, replyDays }
  },
} satisfies Handlers
