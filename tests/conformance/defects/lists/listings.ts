import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

const isSorted = (values: string[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? ''))

/** A list without elements is left out of the statement, and with it the whole condition. */
function unsubscribed(): Defect {
  let hasTags = false
  return lists({
    id: 'who subscribes to nothing is told everything',
    operationId: 'listSubscribedPolicies',
    request: onRequest('listSubscribedPolicies', (passing) => {
      if (hasTags || passing.body.trim() !== '{}' || passing.headers['authorization'] === undefined) return
      passing.method = 'GET'
      passing.url.pathname = '/policy/api/ua/policy/list'
    }),
    reply: (returning, { operationId = '' }) => {
      if (envelopeOf(returning)?.['returnCode'] !== '200') return
      if (['addTag', 'addTagsBatch', 'subscribeTags'].includes(operationId)) hasTags = true
      if (operationId === 'deleteAllTags') hasTags = false
    },
    restart: () => {
      hasTags = false
    },
    probe: async (ask) => (await ask('/policy/api/customer/policy/subscription/list', { body: {} })).data.total > 0,
  })
}

/** Queries with a condition, a branch or an order that is missing. */
export const listsDefects: Defect[] = [
  lists({
    id: 'favourites of content are not searched',
    operationId: 'listContentFavorites',
    write: true,
    request: onRequest('listContentFavorites', ({ url }) => {
      url.searchParams.delete('keyword')
    }),
    probe: async (ask) => {
      const { id } = (await dataOf(ask, '/content/api/ua/attract/list')).records[0]
      await ask('/content/api/customer/favorite', { body: { targetType: 'ATTRACT', targetId: id } })
      const list = `/content/api/customer/favorite/list?keyword=${encodeURIComponent('没有这样的标题')}`
      return (await dataOf(ask, list)).total > 0
    },
  }),
  unsubscribed(),
  lists({
    id: 'certificates of every status',
    operationId: 'listElectricityCertificates',
    request: onRequest('listElectricityCertificates', ({ url }) => {
      url.searchParams.delete('status')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list?status=PASS')
      return records.some(({ status }: Loose) => status !== 'PASS')
    },
  }),
  lists({
    id: 'batches that are over are shown',
    operationId: 'pageShownDeclarations',
    request: onRequest('pageShownDeclarations', ({ url }) => {
      url.pathname = '/policy/api/ua/declare/page'
    }),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/policy/api/ua/declare/page?declareState=CLOSED')
      const { records } = await dataOf(ask, '/policy/api/declare/show/page?size=50')
      const all = await dataOf(ask, '/policy/api/ua/declare/page')
      const shown = await dataOf(ask, '/policy/api/declare/show/page')
      return records.length > 0 && (total > 0 || all.total > 0) && shown.total === all.total
    },
  }),
  lists({
    id: 'what can be declared today by the day of publishing',
    operationId: 'listTodayDeclarations',
    reply: inData('listTodayDeclarations', ({ records }) => {
      records.sort((one: Loose, other: Loose) => one.publishTime.localeCompare(other.publishTime))
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/ua/policy/today-declare')
      return isSorted(records.map(({ publishTime }: Loose) => publishTime as string))
    },
  }),
  lists({
    id: 'demands by their deadline are those that match best',
    operationId: 'listCustomerDemands',
    request: onRequest('listCustomerDemands', ({ url }) => {
      if (url.searchParams.get('sort') === 'DEADLINE') url.searchParams.delete('sort')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/demand/demandList?sort=DEADLINE')
      return !isSorted(records.map(({ deadline }: Loose) => deadline as string))
    },
  }),
  lists({
    id: 'owner and initiator change places in the filter',
    operationId: 'listResourceDockings',
    request: onRequest('listResourceDockings', ({ url }) => {
      const other = { OWNER: 'INITIATOR', INITIATOR: 'OWNER' }[url.searchParams.get('role') ?? '']
      if (other !== undefined) url.searchParams.set('role', other)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/resource/docking/list?role=OWNER')
      return records.some(({ role }: Loose) => role === 'INITIATOR')
    },
  }),
  lists({
    id: 'what was sent back is not among the things to do',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', (data, { url }) => {
      if (url.searchParams.get('stage') !== 'TODO') return
      const kept = data.records.filter(({ status }: Loose) => status === 'MATCHED')
      data.total -= data.records.length - kept.length
      data.pages = Math.ceil(data.total / data.size)
      data.records = kept
    }),
    probe: async (ask) => {
      const list = '/policy/api/customer/declare/list?size=50'
      const todo = (await dataOf(ask, list)).records.filter(({ stage }: Loose) => stage === 'TODO')
      return (await dataOf(ask, `${list}&stage=TODO`)).total < todo.length
    },
  }),
]
