import { dataOf } from '../../asked.ts'
import { type Defect, changeBody, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const columns = new Set(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])

export const validationDefects: Defect[] = [
  validation({
    id: 'feedback that is too long is cut',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['description'] === 'string') body['description'] = body['description'].slice(0, 200)
      })
    }),
    probe: async (ask) => {
      const [{ value: type }] = await dataOf(ask, '/uaa/api/dict/value?typeCode=PO_FEEDBACK_TYPE')
      const body = { telephone: '13900001111', source: 'PC', type, description: '长'.repeat(201) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a footprint needs no title',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) => {
      changeBody(passing, (body) => {
        body['title'] ??= body['targetId']
      })
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1004' }
      return (await ask('/message/api/history/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'an unknown column is every column',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      const column = searchParams.get('columnCode')
      if (column !== null && !columns.has(column)) searchParams.delete('columnCode')
    }),
    probe: async (ask) =>
      (await ask('/content/api/ua/notice/pc/list?columnCode=GOSSIP', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'the thirteenth month is January',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const [year, month] = ['year', 'month'].map((name) => searchParams.get(name) ?? '') as [string, string]
      if (!/^\d{4}$/.test(year) || !/^\d{1,4}$/.test(month)) return
      const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
      searchParams.set('year', String(first.getUTCFullYear()))
      searchParams.set('month', String(first.getUTCMonth() + 1))
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/calendar/month?year=2026&month=13', { as: 'visitor' })).data?.year === 2027,
  }),
  validation({
    // In Go `required` means other than false.
    id: 'a policy that is not useful has not been evaluated',
    operationId: 'savePolicyEvaluation',
    write: true,
    request: onRequest('savePolicyEvaluation', (passing) => {
      changeBody(passing, (body) => {
        if (body['useful'] === false) delete body['useful']
      })
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', useful: false }
      return (await ask('/policy/api/customer/evaluate/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'who does not agree is called all the same',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const person = { name: '周示例', company: '示例公司', mobile: '13900001111', agree: false }
      const body = { ...person, content: '租一处厂房', resourceType: 'HOUSE', resourceId: 'hs-1001' }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'less than nobody works there',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (typeof value === 'number' && value < 0) body[key] = -value
      })
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/member/en/personnel?enId=en-1001'
      const body = { ...(await dataOf(ask, target)), employeeAmount: -5 }
      return (await ask(target.replace('/en/', '/en/save/'), { body })).code === '200'
    },
  }),
  validation({
    id: 'of many messages the first fifty are deleted',
    operationId: 'deleteMessages',
    write: true,
    request: onRequest('deleteMessages', ({ url: { searchParams } }) => {
      const ids = searchParams.get('ids')?.split(',') ?? []
      if (ids.length > 50) searchParams.set('ids', ids.slice(0, 50).join(','))
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list')).records
      const ids = [id, ...Array.from({ length: 50 }, (_, index) => `m-none-${index}`)].join(',')
      return (await ask(`/message/api/msg/delete?ids=${ids}`, { method: 'DELETE' })).code === '200'
    },
  }),
  validation({
    id: 'yes may be written between quotation marks',
    operationId: 'favoriteDemand',
    write: true,
    request: onRequest('favoriteDemand', (passing) => {
      changeBody(passing, (body) => {
        const wanted = String(body['favorited']).toLowerCase()
        if (wanted === 'true' || wanted === 'false') body['favorited'] = wanted === 'true'
      })
    }),
    probe: async (ask) => {
      const body = { id: 'de-1015', favorited: 'true' }
      return (await ask('/supanddem/api/customer/demand/favorite', { body })).code === '200'
    },
  }),
  validation({
    id: 'no token is a token that is not valid',
    operationId: 'checkToken',
    request: onRequest('checkToken', (passing) => {
      changeBody(passing, (body) => {
        if ((body['token'] ?? '') === '') body['token'] = 'none'
      })
    }),
    probe: async (ask) => (await ask('/uaa/api/token-check', { body: {}, as: 'visitor' })).data?.valid === false,
  }),
]
