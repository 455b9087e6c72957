import { askerOf, dataOf, parameter, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import type { HooksOfOperation } from '../shared/tokens.ts'

const isWhole = (text: string, most: number) => /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most

/** A short list that is read as a whole, changed and cut into pages again. */
function recut(
  operationId: string,
  {
    when = () => true,
    change = (records) => records,
    overlap = 0,
  }: {
    when?: (query: URLSearchParams) => boolean
    change?: (records: Loose[], query: URLSearchParams) => Loose[]
    overlap?: number
  },
): HooksOfOperation {
  const asked = new WeakMap<Passing, { current: number; size: number }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!isWhole(current, 1_000_000) || !isWhole(size, 50) || !when(searchParams)) return
      asked.set(passing, { current: Number(current), size: Number(size) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const { current, size } = page
      const all = change(data.records, passing.url.searchParams)
      const start = Math.max(0, (current - 1) * size - (current > 1 ? overlap : 0))
      const records = all.slice(start, start + size)
      return { ...data, records, total: all.length, size, current, pages: Math.ceil(all.length / size) }
    }),
  }
}

export const listsDefects: Defect[] = [
  lists({
    id: 'the total of providers is how many there are on the page',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => {
      data.total = data.records.length
      data.pages = data.total === 0 ? 0 : 1
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/facilitator/list?size=5')).total === 5,
  }),
  lists({
    id: 'after the last page of messages it comes again',
    operationId: 'listMessages',
    ...(() => {
      const totals = new Map<string, number>()
      const pages = new WeakMap<Passing, number>()
      const keyOf = (passing: Passing) =>
        `${askerOf(passing)} ${parameter('type')(passing)} ${parameter('read')(passing)}`
      return {
        request: onRequest('listMessages', (passing) => {
          const total = totals.get(keyOf(passing)) ?? 0
          const current = parameter('current')(passing)
          const size = parameter('size')(passing) || '10'
          if (total === 0 || !isWhole(current, 1_000_000) || !isWhole(size, 50)) return
          const last = Math.ceil(total / Number(size))
          if (Number(current) <= last) return
          pages.set(passing, Number(current))
          passing.url.searchParams.set('current', String(last))
        }),
        reply: inData('listMessages', (data, passing) => {
          totals.set(keyOf(passing), data.total)
          const current = pages.get(passing)
          if (current !== undefined) data.current = current
        }),
        restart: () => totals.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      await ask('/message/api/msg/list')
      return (await dataOf(ask, '/message/api/msg/list?current=9')).records.length > 0
    },
  }),
  lists({
    id: 'who searches events by name gets them of every state',
    operationId: 'pageEvents',
    request: onRequest('pageEvents', ({ url: { searchParams } }) => {
      const states = ['NOT_OPEN', 'SIGNING', 'FULL', 'SIGN_END', 'ONGOING', 'FINISHED', 'CANCELLED']
      if ((searchParams.get('name') ?? '').trim() !== '' && states.includes(searchParams.get('state') ?? ''))
        searchParams.delete('state')
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/customer/event/page?state=SIGNING&name='
      return (await shownRecords(ask, list + encodeURIComponent('智能'))).some(({ state }) => state !== 'SIGNING')
    },
  }),
  lists({
    id: 'a highest price leaves out what is to be negotiated',
    ...recut('listShowResourcesByType', {
      when: (query) => (query.get('maxPrice') ?? '') !== '',
      change: (records) => records.filter(({ price }) => price !== null),
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&maxPrice=1000&size=50'
      return (await shownRecords(ask, list)).every(({ price }) => price !== null)
    },
  }),
  lists({
    id: 'the oldest certificate is the first',
    ...recut('listElectricityCertificates', { change: (records) => records.toReversed() }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return records[0].submitTime < records.at(-1).submitTime
    },
  }),
  lists({
    id: 'a category that has others under it finds no demand',
    operationId: 'listDemands',
    reply: inData('listDemands', (data, passing) => {
      if (/^dc-\d$/.test(parameter('categoryId')(passing))) return { ...data, records: [], total: 0, pages: 0 }
      return undefined
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/demand/list?categoryId=dc-1')).total === 0,
  }),
  lists({
    id: 'what was withdrawn is not among the applications that have ended',
    ...recut('listDeclareRecords', {
      when: (query) => query.get('stage') === 'ENDED',
      change: (records) => records.filter(({ status }) => status !== 'WITHDRAWN'),
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?stage=ENDED&size=50')
      return records.every(({ status }: Loose) => status !== 'WITHDRAWN')
    },
  }),
  lists({
    id: 'a page of policies for talents begins with the last one of the page before',
    ...recut('listTalentPolicies', { overlap: 1 }),
    probe: async (ask) => {
      const list = '/policy/api/ua/policy/talent-list?size=5&current='
      const first = await shownRecords(ask, `${list}1`)
      const second = await shownRecords(ask, `${list}2`)
      return first.at(-1).id === second[0].id
    },
  }),
]
