import { dataOf, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { houses } from '../shared/addresses.ts'

/** A list of at most fifty records that is sorted and cut again. */
function repaged(
  operationId: string,
  {
    when = () => true,
    sort,
    reasonable = false,
  }: {
    when?: (current: number) => boolean
    sort?: (one: Loose, other: Loose) => number
    /** A page after the last is the last. */
    reasonable?: boolean
  },
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, { current: number; size: number }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(Number(current))) return
      asked.set(passing, { current: Number(current), size: Number(size) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, ({ records, total }, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const pages = Math.ceil(total / page.size)
      const current = reasonable ? Math.max(1, Math.min(page.current, pages)) : page.current
      const sorted: Loose[] = sort === undefined ? records : records.toSorted(sort)
      const shown = sorted.slice((current - 1) * page.size, current * page.size)
      return { records: shown, total, size: page.size, current, pages }
    }),
  }
}

const declared = '/policy/api/customer/declare/list?size=50'

const products = '/enterprise/api/ua/facilitator/product'

const sleep = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds))

export const listsDefects: Defect[] = [
  lists({
    id: 'the stage of a declaration is looked at after the page is cut',
    operationId: 'listDeclareRecords',
    ...(() => {
      const stages = new WeakMap<Passing, string>()
      return {
        request: onRequest('listDeclareRecords', (passing) => {
          const stage = passing.url.searchParams.get('stage') ?? ''
          if (!['TODO', 'RUNNING', 'GRANTED', 'ENDED'].includes(stage)) return
          stages.set(passing, stage)
          passing.url.searchParams.delete('stage')
        }),
        reply: inData('listDeclareRecords', (data, passing) => {
          const stage = stages.get(passing)
          if (stage !== undefined) data.records = data.records.filter((record: Loose) => record.stage === stage)
        }),
      } satisfies Pick<Defect, 'request' | 'reply'>
    })(),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${declared}&stage=GRANTED`)
      return records.length < total
    },
  }),
  lists({
    // 计数不应用本字段自身的条件
    id: 'beside a chosen level there is no other',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, { url }) => {
      const chosen = url.searchParams.get('level')?.split(',')
      if (chosen !== undefined) facets.level = facets.level.filter(({ value }: Loose) => chosen.includes(value))
    }),
    probe: async (ask) => {
      const headers = signatureHeaders({ level: 'PROVINCE' })
      const { data } = await ask('/policy/api/ua/policy/search-list?level=PROVINCE', { headers, as: 'visitor' })
      return data.facets.level.length === 1
    },
  }),
  lists({
    id: 'the least area is not enough',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      const area = searchParams.get('minArea') ?? ''
      if (/^\d{1,7}(\.\d{1,2})?$/.test(area)) searchParams.set('minArea', (Number(area) + 0.01).toFixed(2))
    }),
    probe: async (ask) => {
      const [{ id, area }] = await shownRecords(ask, houses)
      return !(await shownRecords(ask, `${houses}&minArea=${area}&size=50`)).some((each) => each.id === id)
    },
  }),
  lists({
    id: 'a percent sign stands for any product',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url: { searchParams } }) => {
      const name = searchParams.get('name')
      if (name?.includes('%')) searchParams.set('name', name.replaceAll('%', ''))
    }),
    probe: async (ask) => (await shownRecords(ask, `${products}?name=%25`)).length > 0,
  }),
  lists({
    id: 'after the last page of news comes the last page',
    ...repaged('listNotices', { when: (current) => current > 1, reasonable: true }),
    probe: async (ask) => (await shownRecords(ask, '/content/api/ua/notice/pc/list?current=9')).length > 0,
  }),
  lists({
    id: 'with a word the field of a demand is not asked for',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url: { searchParams } }) => {
      if ((searchParams.get('name') ?? '').trim() !== '') searchParams.delete('fieldArea')
    }),
    probe: async (ask) => {
      const query = new URLSearchParams({ name: '减速机', fieldArea: '新材料' })
      const found = await shownRecords(ask, `/supanddem/api/ua/show/demand/list?${query}`)
      return found.some(({ fieldArea }) => !fieldArea.includes('新材料'))
    },
  }),
  lists({
    id: 'messages of one type are listed whether read or not',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url: { searchParams } }) => {
      const isBoolean = /^(true|false)$/.test(searchParams.get('read') ?? '')
      if (searchParams.has('type') && isBoolean) searchParams.delete('read')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/msg/list?type=POLICY&read=true')
      return records.some(({ read }: Loose) => !read)
    },
  }),
  lists({
    id: 'conversations are sorted by when they began',
    write: true,
    ...repaged('pageRobotSessions', {
      sort: (one, other) => String(other.createTime).localeCompare(String(one.createTime)),
    }),
    probe: async (ask) => {
      for (const sessionId of ['s-viaduct00000001', 's-viaduct00000002', 's-viaduct00000001']) {
        await ask('/consult/api/ua/smart/answer', { body: { question: '研发费用加计扣除', sessionId } })
        await sleep(1100)
      }
      const [first] = (await dataOf(ask, '/consult/api/customer/smart/session/page')).records
      return first.sessionId === 's-viaduct00000002'
    },
  }),
]
