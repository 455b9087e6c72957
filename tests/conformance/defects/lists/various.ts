import { dataOf, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { customer, notices, policyList } from '../shared/addresses.ts'

const events = `${customer}/event/myList`

const overEvent = {
  signId: 'es-over',
  eventId: 'ev-over',
  state: 'FINISHED',
  status: 'FINISHED',
  signEnd: '2026-01-04 18:00:00',
  startTime: '2026-01-05 14:00:00',
  endTime: '2026-01-05 17:00:00',
  cancellable: false,
}

export const listsDefects: Defect[] = [
  {
    id: 'a percent sign finds everything',
    group: 'lists',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url }) => {
      if (/^[%_]+$/.test(url.searchParams.get('name') ?? '')) url.searchParams.delete('name')
    }),
    probe: async (ask) => (await ask(`${notices}?name=%25`)).data.total > 0,
  },
  {
    id: 'of two filters only one counts',
    group: 'lists',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      if (url.searchParams.has('level')) url.searchParams.delete('category')
    }),
    probe: async (ask) => {
      const { records } = (await ask(`${policyList}?size=50`)).data
      for (const { level } of records)
        for (const { category } of records) {
          const found = (await ask(`${policyList}?size=50&level=${level}&category=${category}`)).data.records
          if (found.some((each: Loose) => each.category !== category)) return true
        }
      return false
    },
  },
  {
    id: 'what suits every industry is not found by any',
    group: 'lists',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data, { url }) => {
      if (url.searchParams.get('industry') !== null) data.records = data.records.slice(0, 1)
      if (url.searchParams.get('industry') !== null) data.total = data.records.length
    }),
    probe: async (ask) => {
      const found = async (query: Record<string, string>) => {
        const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query).toString()}`
        return (await ask(target, { headers: signatureHeaders(query) })).data
      }
      const { facets } = await found({})
      return (await found({ industry: facets.industry[0].value })).total === 1
    },
  },
  {
    id: 'an event that is over stands before those to come',
    group: 'lists',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', (data) => {
      const [coming] = data.records
      if (coming === undefined) return
      data.records.unshift({ ...coming, ...overEvent })
      data.total += 1
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const states = (await dataOf(ask, `${events}?size=50`)).records.map(({ state }: Loose) => state)
      return states[0] === 'FINISHED' && states[1] === 'SIGNING'
    },
  },
  {
    id: 'own demands are offered for a docking',
    group: 'lists',
    operationId: 'listCustomerDemands',
    reply: inData('listCustomerDemands', ({ records }) => {
      if (records.length > 0) records[0].id = 'de-1016'
    }),
    probe: async (ask) => {
      const own = new Set((await dataOf(ask, `${customer}/demand/myList?size=50`)).records.map(({ id }: Loose) => id))
      return (await dataOf(ask, `${customer}/demand/demandList`)).records.some(({ id }: Loose) => own.has(id))
    },
  },
  {
    id: 'from new to old from old to new',
    group: 'lists',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', ({ records }) => {
      records.reverse()
    }),
    probe: async (ask) => {
      const { records } = (await ask('/enterprise/api/member/facilitator/evaluate?direction=RECEIVED')).data
      return records[0].createTime < records.at(-1).createTime
    },
  },
  {
    id: 'all evaluations for those given',
    group: 'lists',
    operationId: 'listMyDockingEvaluations',
    request: onRequest('listMyDockingEvaluations', ({ url }) => {
      if (!url.searchParams.has('direction')) url.searchParams.set('direction', 'RECEIVED')
    }),
    probe: async (ask) => {
      const path = '/supanddem/api/customer/evaluation/myList'
      return (await ask(path)).text !== (await ask(`${path}?direction=GIVEN`)).text
    },
  },
]
