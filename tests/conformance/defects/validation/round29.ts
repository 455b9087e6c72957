import { bodyOf } from '../../asked.ts'
import { type Ask, type Defect, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { events } from '../shared/addresses.ts'

const size = '/consult/api/customer/eva/en/size'
const providers = '/enterprise/api/ua/facilitator/list'
const resources = '/supanddem/api/ua/show/resource/list'
const feedback = '/consult/api/customer/feedback/save'
const intent = '/content/api/customer/attract/intent/save'
const sorts = new Set(['MATCH', 'NEW', 'END_SOON', 'AMOUNT', 'HOT'])
const houses = '/investment/ua/showResource/listByType?type=HOUSE'

async function isTaken(ask: Ask, ...sent: Parameters<Ask>): Promise<boolean> {
  return (await ask(...sent)).code === '200'
}

const refusedFor = (name: string, errorMessage: string) =>
  jsonReply({
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: [{ errorMessage, field: `query.${name}` }],
  })

export const validationDefects: Defect[] = [
  validation({
    id: 'an unknown order of policies is the usual one',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      const sort = url.searchParams.get('sort')
      if (sort !== null && !sorts.has(sort)) url.searchParams.delete('sort')
    }),
    probe: (ask) => isTaken(ask, '/policy/api/ua/policy/list?sort=BOGUS'),
  }),
  validation({
    id: 'what is searched in the names of events is cut to thirty characters',
    operationId: 'pageEvents',
    request: onRequest('pageEvents', ({ url }) => {
      const name = url.searchParams.get('name') ?? ''
      if (name.length > 30) url.searchParams.set('name', name.slice(0, 30))
    }),
    probe: (ask) => isTaken(ask, `${events}?name=${'a'.repeat(31)}`),
  }),
  validation({
    id: 'whatever is not the word true asks for unread messages',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url }) => {
      const read = url.searchParams.get('read')
      if (read !== null) url.searchParams.set('read', String(read.toLowerCase() === 'true'))
    }),
    probe: (ask) => isTaken(ask, '/message/api/msg/list?read=yes'),
  }),
  validation({
    id: 'the thirteenth month is January of the next year',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url }) => {
      const [year, month] = [url.searchParams.get('year'), url.searchParams.get('month')].map(Number)
      if (month !== 13 || year === undefined) return
      url.searchParams.set('year', String(year + 1))
      url.searchParams.set('month', '1')
    }),
    probe: (ask) => isTaken(ask, '/policy/api/ua/calendar/month?year=2026&month=13'),
  }),
  validation({
    id: 'a telephone of eleven digits may have any second digit',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      changeBody(passing, (body) => {
        const { telephone } = body
        if (typeof telephone === 'string') body['telephone'] = telephone.replace(/^1[0-2](?=\d{9}$)/, '13')
      })
    }),
    probe: (ask) => {
      const body = { telephone: '12345678901', source: 'PC', type: 'OTHER', description: '页面打不开' }
      return isTaken(ask, feedback, { body })
    },
  }),
  validation({
    id: 'the number of employees may be a text',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const inputs = bodyOf(passing)['inputs']
      if (typeof inputs?.employeeAmount !== 'string' || !/^\d+$/.test(inputs.employeeAmount)) return
      changeBody(passing, (body) => {
        body['inputs'] = { ...inputs, employeeAmount: Number(inputs.employeeAmount) }
      })
    }),
    probe: (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: '300', operatingIncome: 2000 }
      return isTaken(ask, size, { as: 'visitor', body: { inputs } })
    },
  }),
  validation({
    id: 'the least area of a house has to be whole',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) =>
      /^\d+\.\d+$/.test(url.searchParams.get('minArea') ?? '')
        ? refusedFor('minArea', '面积下限类型不正确')
        : undefined,
    ),
    probe: async (ask) => !(await isTaken(ask, `${houses}&minArea=2000.5`)),
  }),
  validation({
    id: 'the greatest page of providers is one too many',
    operationId: 'listFacilitators',
    request: onRequest('listFacilitators', ({ url }) =>
      url.searchParams.get('size') === '50' ? refusedFor('size', '每页条数须少于 50') : undefined,
    ),
    probe: async (ask) => !(await isTaken(ask, `${providers}?size=50`)),
  }),
  validation({
    id: 'a box for the name of a resource that is left empty is a mistake',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url }) =>
      url.searchParams.get('name') === '' ? refusedFor('name', '关键字不能为空') : undefined,
    ),
    probe: async (ask) => !(await isTaken(ask, `${resources}?name=`)),
  }),
  validation({
    id: 'an intent is taken without consent',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: (ask) => {
      const who = { name: '周示例', company: '江畔精密', mobile: '13800000001' }
      const body = { ...who, attractId: 'at-1001', investAmount: 'UNDECIDED', content: '想了解厂房', agree: false }
      return isTaken(ask, intent, { body })
    },
  }),
]
