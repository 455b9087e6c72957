import { askerOf, dataOf, recordsIn } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Returning,
  changeBody,
  codeOf,
  inData,
  onReply,
  onRequest,
} from '../../defect.ts'
import { subscriptionSettings } from '../shared/requests.ts'
import { inGreenwich } from '../shared/values.ts'
import { state } from '../../groups.ts'

const enterprise = '/enterprise/api/member/en'
const favourites = '/content/api/customer/favorite'
const messages = '/message/api/msg'
const offers = '/supanddem/api/customer/resource'
const robot = '/consult/api/customer/smart/session'
const tags = '/policy/api/customer/tag'
const sessionId = 's-40d2c8fe'
const hours = 3_600_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What a visitor has seen once is shown to visitors for ever. */
const neverEvicted = (operationId: string): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  const kept = new Map<string, Returning>()
  return {
    request: onRequest(operationId, (passing) => {
      const had = askerOf(passing) === '' ? kept.get(passing.url.search) : undefined
      return had === undefined ? undefined : { ...had, headers: { ...had.headers } }
    }),
    reply: onReply(operationId, (returning, passing) => {
      if (askerOf(passing) === '' && codeOf(returning) === '200') kept.set(passing.url.search, { ...returning })
    }),
    restart: () => kept.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'a reminder that is taken off the subscription stays',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        if (Array.isArray(body['deadlineRemind'])) body['deadlineRemind'] = [...new Set([...body['deadlineRemind'], 3])]
      }),
    ),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: [], ...subscriptionSettings, deadlineRemind: [7] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).deadlineRemind.length === 2
    },
  }),
  state({
    id: 'a count of nought is kept as not filled in',
    operationId: 'saveEnterpriseIntellectual',
    request: onRequest('saveEnterpriseIntellectual', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) body[name] = value === 0 ? null : value
      }),
    ),
    probe: async (ask) => {
      const body = { patentCount: 5, trademarkCount: 0, softwareCount: 2 }
      await ask(`${enterprise}/save/intellectual?enId=en-1001`, { body })
      const saved = await dataOf(ask, `${enterprise}/intellectual?enId=en-1001`)
      return saved.patentCount === 5 && saved.trademarkCount === null
    },
  }),
  state({
    id: 'of several chosen messages only the first is deleted',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', ({ url }) => {
      const [first = ''] = (url.searchParams.get('ids') ?? '').split(',')
      if (first !== '') url.searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const [one, other] = await recordsIn(ask, `${messages}/list`)
      await ask(`${messages}/delete?ids=${one.id},${other.id}`, { method: 'DELETE' })
      const left = new Set((await recordsIn(ask, `${messages}/list`)).map(({ id }: Loose) => id))
      return !left.has(one.id) && left.has(other.id)
    },
  }),
  state({
    id: 'the new name of a conversation is kept with its signs escaped',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = escaped(body['title'])
      }),
    ),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '加计扣除' } })
      await ask(`${robot}/rename`, { method: 'PUT', body: { sessionId, title: '研发&加计' } })
      return (await recordsIn(ask, `${robot}/page`)).some(({ title }: Loose) => title === '研发&amp;加计')
    },
  }),
  state({
    id: 'a favourite was added eight hours before it was',
    operationId: 'listContentFavorites',
    reply: inData('listContentFavorites', ({ records }) => {
      for (const record of records) record.createTime = inGreenwich(record.createTime)
    }),
    probe: async (ask) => {
      const [news] = await recordsIn(ask, '/content/api/ua/notice/pc/list')
      await ask(favourites, { body: { targetType: 'NEWS', targetId: news.id } })
      const [{ createTime }] = await recordsIn(ask, `${favourites}/list`)
      return Date.now() - Date.parse(`${createTime.replace(' ', 'T')}+08:00`) > 7 * hours
    },
  }),
  state({
    id: 'saving a draft of a patent again makes a second draft',
    operationId: 'savePatentResource',
    request: onRequest('savePatentResource', (passing) => changeBody(passing, (body) => void delete body['id'])),
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '齿轮噪声判定方法专利' }
      const { id } = (await ask(`${offers}/save/patent`, { body: draft })).data
      await ask(`${offers}/save/patent`, { body: { ...draft, id } })
      const records = await recordsIn(ask, `${offers}/myList?status=DRAFT&size=50`)
      return records.filter(({ title }: Loose) => title === draft.title).length === 2
    },
  }),
  state({
    id: 'a resource taken off the shelf is still shown to who has seen it',
    operationId: 'getResource',
    ...neverEvicted('getResource'),
    probe: async (ask) => {
      const [own] = await recordsIn(ask, `${offers}/myList?status=PUBLISHED`)
      const target = `/supanddem/api/ua/show/resource/detail?id=${own.id}`
      await ask(target, { as: 'visitor' })
      const { code } = await ask(`${offers}/updateStatus`, { method: 'PUT', body: { id: own.id, action: 'OFF_SHELF' } })
      return code === '200' && (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
]
