import { type Ask, type Defect, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { bodyOf, parameter } from '../../asked.ts'
import { oneRefusal, requeried, rewritten } from '../shared/hooks.ts'

const intent = {
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司（示例）',
  mobile: '13800000001',
  content: '希望实地查看并了解租金与用电条件。',
  agree: true,
}
const attractIntent = { ...intent, attractId: 'at-1001', investAmount: 'FROM_1000' }
const houseIntent = { ...intent, resourceType: 'HOUSE', resourceId: 'hs-1001' }
const feedback = { telephone: '13800000001', source: 'PC', type: 'FUNCTION' }
const correction = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TEL' }
const monthOf = parameter('month')

const codeOf = async (ask: Ask, target: string, body?: object) =>
  (await ask(target, body === undefined ? {} : { body })).code

export const validationDefects: Defect[] = [
  validation({
    id: 'a feedback that is too long is cut at its limit in silence',
    write: true,
    ...rewritten('saveFeedback', (body) => {
      if (typeof body.description === 'string') body.description = body.description.slice(0, 200)
    }),
    probe: async (ask) =>
      (await codeOf(ask, '/consult/api/customer/feedback/save', { ...feedback, description: '长'.repeat(201) })) ===
      '200',
  }),
  validation({
    id: 'who does not agree may declare an interest in a project all the same',
    write: true,
    ...rewritten('saveAttractIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: async (ask) =>
      (await codeOf(ask, '/content/api/customer/attract/intent/save', { ...attractIntent, agree: false })) === '200',
  }),
  validation({
    id: 'a mobile number needs only eleven digits with a one before them',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (/^1[0-2]\d{9}$/.test(body.mobile)) body.mobile = `13${body.mobile.slice(2)}`
    }),
    probe: async (ask) =>
      (await codeOf(ask, '/investment/api/customer/intent/save', { ...houseIntent, mobile: '12800000001' })) === '200',
  }),
  validation({
    id: 'the clarity of a policy may be zero stars',
    write: true,
    ...rewritten('savePolicyEvaluation', (body) => {
      if (body.clarity === 0) body.clarity = 1
    }),
    probe: async (ask) =>
      (await codeOf(ask, '/policy/api/customer/evaluate/save', { policyId: 'p-1001', useful: true, clarity: 0 })) ===
      '200',
  }),
  validation({
    id: 'a correction of exactly five characters is too short',
    write: true,
    operationId: 'savePolicyCorrection',
    request: onRequest('savePolicyCorrection', (passing) =>
      bodyOf(passing)['content']?.length === 5
        ? jsonReply(oneRefusal('body.content', '纠错内容不能少于 5 个字'))
        : undefined,
    ),
    probe: async (ask) =>
      (await codeOf(ask, '/policy/api/customer/correction/save', { ...correction, content: '电话已变更' })) === '3000',
  }),
  validation({
    id: 'there is no twelfth month',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', (passing) =>
      monthOf(passing) === '12' ? jsonReply(oneRefusal('query.month', '月不能超过 11')) : undefined,
    ),
    probe: async (ask) => (await codeOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')) === '3000',
  }),
  validation({
    id: 'a day that does not exist rolls over into the next month',
    ...requeried('getCalendarDay', (query) => {
      const date = query.get('date') ?? ''
      if (!/^\d{4}-(0[1-9]|1[0-2])-(29|3[01])$/.test(date)) return
      query.set(
        'date',
        new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8))).toISOString().slice(0, 10),
      )
    }),
    probe: async (ask) => (await codeOf(ask, '/policy/api/ua/calendar/day?date=2026-02-30')) === '200',
  }),
  validation({
    id: 'of a keyword that is too long the beginning is taken',
    ...requeried('associatePolicyWords', (query) => {
      const keyword = query.get('keyword')
      if (keyword !== null) query.set('keyword', keyword.slice(0, 30))
    }),
    probe: async (ask) => (await codeOf(ask, `/policy/api/ua/policy/associate?keyword=${'a'.repeat(31)}`)) === '200',
  }),
  validation({
    id: 'the enterprises can be listed without a name to look for',
    ...requeried('searchEnterprises', (query) => {
      if ((query.get('name') ?? '') === '') query.set('name', '公司')
    }),
    probe: async (ask) => (await codeOf(ask, '/enterprise/api/ua/en/lib/list')) === '200',
  }),
  validation({
    id: 'pages that are too large are brought down to fifty batches',
    ...requeried('pageDeclarations', (query) => {
      if (Number(query.get('size')) > 50) query.set('size', '50')
    }),
    probe: async (ask) => (await codeOf(ask, '/policy/api/ua/declare/page?size=51')) === '200',
  }),
]
