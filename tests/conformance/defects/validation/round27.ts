import { bodyOf } from '../../asked.ts'
import { type Defect, changeBody, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { refused } from '../shared/requests.ts'

const calendar = '/policy/api/ua/calendar'
const library = '/enterprise/api/ua/en/lib/list'
const evaluations = '/enterprise/api/ua/facilitator/evaluate'
const visit = { name: '周示例', company: '泰兴市江畔精密传动有限公司（示例）', content: '计划新增装配线，希望看厂房。' }

/** The day that a lenient date library takes a day beyond its month for. */
function rolledOver(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export const validationDefects: Defect[] = [
  validation({
    id: 'a year after the last is the last',
    operationId: 'getCalendarYear',
    request: onRequest('getCalendarYear', ({ url }) => {
      if (/^\d+$/.test(url.searchParams.get('year') ?? '') && Number(url.searchParams.get('year')) > 2100)
        url.searchParams.set('year', '2100')
    }),
    probe: async (ask) => (await ask(`${calendar}/year?year=2101`)).code === '200',
  }),
  validation({
    id: 'the day after the end of a month is in the next month',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const date = url.searchParams.get('date') ?? ''
      if (/^\d{4}-(0[1-9]|1[0-2])-(29|3[01])$/.test(date)) url.searchParams.set('date', rolledOver(date))
    }),
    probe: async (ask) => (await ask(`${calendar}/day?date=2026-02-30`)).code === '200',
  }),
  validation({
    id: 'feedback of all its two hundred characters is too long',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) =>
      bodyOf(passing)['description']?.length === 200
        ? refused('反馈内容不能超过 200 字', 'body.description')
        : undefined,
    ),
    probe: async (ask) => {
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '件'.repeat(200) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'a policy may be as clear as six of five',
    operationId: 'savePolicyEvaluation',
    write: true,
    request: onRequest('savePolicyEvaluation', (passing) => {
      changeBody(passing, (body) => {
        if (Number(body['clarity']) > 5) body['clarity'] = 5
      })
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', useful: true, clarity: 6 }
      return (await ask('/policy/api/customer/evaluate/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'six stars are as good as any',
    operationId: 'listShownFacilitatorEvaluations',
    request: onRequest('listShownFacilitatorEvaluations', ({ url }) => {
      if (Number(url.searchParams.get('overall')) > 5) url.searchParams.delete('overall')
    }),
    probe: async (ask) => (await ask(`${evaluations}?facilitatorId=fa-2001&overall=6`)).code === '200',
  }),
  validation({
    id: 'a name is cut to what the column holds',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      const name = url.searchParams.get('name') ?? ''
      if (name.length > 50) url.searchParams.set('name', name.slice(0, 50))
    }),
    probe: async (ask) => (await ask(`${library}?name=${'a'.repeat(51)}`)).code === '200',
  }),
  validation({
    id: 'every number of eleven digits that begins with one is a mobile',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body) => {
        if (/^1[0-2]\d{9}$/.test(String(body['mobile']))) body['mobile'] = '13800000001'
      })
    }),
    probe: async (ask) => {
      const body = { attractId: 'at-1001', ...visit, mobile: '12800000001', investAmount: 'FROM_1000', agree: true }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'whoever does not agree is visited all the same',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const body = { resourceType: 'HOUSE', resourceId: 'hs-1001', ...visit, mobile: '13800000001', agree: false }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'states that no batch can have are passed over',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const words = url.searchParams.get('declareState')?.split(',') ?? []
      const known = words.filter((word) => /^(OPEN|ENDING|NOT_STARTED|LONG|NO_APPLY|END|NONE)$/.test(word))
      if (known.length > 0) url.searchParams.set('declareState', known.join(','))
      else url.searchParams.delete('declareState')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/declare/page?declareState=NO_SUCH_STATE')).code === '200',
  }),
  validation({
    id: 'fifty recommendations are one too many',
    operationId: 'listRecommendedPolicies',
    request: onRequest('listRecommendedPolicies', ({ url }) =>
      url.searchParams.get('size') === '50' ? refused('条数须小于 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await ask('/policy/api/ua/policy/recommendList?size=50')).code === '3000',
  }),
]
