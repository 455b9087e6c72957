import { type Defect, type Loose, type Passing, changeBody, jsonReply, onReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

/** Mends the query before the gateway looks at it, as a lenient one would. */
const lenient = (operationId: string, id: string, mend: (query: URLSearchParams) => void, target: string): Defect =>
  validation({
    id: `${operationId}: ${id}`,
    operationId,
    request: onRequest(operationId, ({ url }: Passing) => mend(url.searchParams)),
    probe: async (ask) => (await ask(target)).code === '200',
  })

const mendBody = (
  operationId: string,
  id: string,
  mend: (body: Loose) => void,
  method: string,
  target: string,
  body: unknown,
  write?: true,
): Defect =>
  validation({
    id: `${operationId}: ${id}`,
    operationId,
    ...(write && { write }),
    request: onRequest(operationId, (passing) => changeBody(passing, mend)),
    probe: async (ask) => (await ask(target, { method, body })).code === '200',
  })

const cut = (name: string, length: number) => (query: URLSearchParams) =>
  query.set(name, (query.get(name) ?? '').slice(0, length))

const long = 'a'.repeat(200)

export const validationDefects: Defect[] = [
  lenient(
    'listNotices',
    'any size',
    (query) => {
      if (Number(query.get('size')) > 50) query.set('size', '50')
    },
    '/content/api/ua/notice/pc/list?size=51',
  ),
  lenient(
    'listResources',
    'page 0',
    (query) => {
      if (Number(query.get('current')) < 1) query.delete('current')
    },
    '/supanddem/api/ua/show/resource/list?current=0',
  ),
  lenient(
    'listDemands',
    'unknown type',
    (query) => {
      if (query.get('demandType')?.startsWith('CONF') !== false && query.has('demandType')) query.delete('demandType')
    },
    '/supanddem/api/ua/show/demand/list?demandType=CONFUSED',
  ),
  lenient(
    'listAttracts',
    'size as word',
    (query) => {
      if (Number.isNaN(Number(query.get('size')))) query.delete('size')
    },
    '/content/api/ua/attract/list?size=many',
  ),
  lenient(
    'getCalendarMonth',
    'thirteenth month',
    (query) => {
      if (Number(query.get('month')) > 12) query.set('month', '12')
    },
    `/policy/api/ua/calendar/month?year=${new Date().getFullYear()}&month=13`,
  ),
  lenient(
    'getCalendarDay',
    'no such day',
    (query) => {
      if (query.get('date') === '2026-02-30') query.set('date', '2026-03-02')
    },
    '/policy/api/ua/calendar/day?date=2026-02-30',
  ),
  lenient('listFacilitators', 'long name', cut('name', 10), `/enterprise/api/ua/facilitator/list?name=${long}`),
  lenient(
    'searchEnterprises',
    'no name',
    (query) => {
      if (!query.has('name')) query.set('name', '科技')
    },
    '/enterprise/api/ua/en/lib/list',
  ),
  lenient(
    'listCategoryTypes',
    'no type',
    (query) => {
      if (!query.has('type')) query.set('type', 'DEMAND')
    },
    '/supanddem/api/ua/show/category/typeList',
  ),
  lenient(
    'listMessages',
    'boolean as word',
    (query) => {
      if (!['true', 'false'].includes(query.get('read') ?? 'true')) query.delete('read')
    },
    '/message/api/msg/list?read=maybe',
  ),
  lenient(
    'listShowResourcesByType',
    'negative area',
    (query) => {
      if (Number(query.get('minArea')) < 0) query.delete('minArea')
    },
    '/investment/ua/showResource/listByType?type=HOUSE&minArea=-1',
  ),
  lenient(
    'listMyDemands',
    'unknown status',
    (query) => {
      if (query.get('status') !== 'DRAFT') query.delete('status')
    },
    '/supanddem/api/customer/demand/myList?status=UNKNOWN',
  ),
  mendBody(
    'evaluateEnterpriseSize',
    'half a person',
    (body) => {
      if (body.inputs?.employeeAmount !== undefined)
        body.inputs.employeeAmount = Math.floor(Number(body.inputs.employeeAmount) || 0)
    },
    'POST',
    '/consult/api/customer/eva/en/size',
    { inputs: { industry: 'INDUSTRY', employeeAmount: 20.5 } },
  ),
  mendBody(
    'scoreSrdi',
    'extra field',
    (body) => void delete body.conformanceUnknown,
    'POST',
    '/consult/program/srdi/score',
    {
      formCode: 'form1',
      ruleVersion: 'srdi@2026',
      isRenewal: false,
      inputYear: 2025,
      inputs: {},
      conformanceUnknown: 1,
    },
  ),
  mendBody(
    'suggestRobotQuestions',
    'no question',
    (body) => void (body.question ??= '高企'),
    'POST',
    '/consult/api/ua/smart/ikQuestion',
    { sessionId: 'session-0001-probe-0001' },
  ),
  mendBody(
    'createMatchReport',
    'null enterprise',
    (body) => {
      if (typeof body.enInfoJson !== 'string') body.enInfoJson = '{}'
    },
    'POST',
    '/policy/api/ua/policy/match/report',
    { enInfoJson: null },
  ),
  mendBody(
    'savePolicyEvaluation',
    'six of five stars',
    (body) => {
      if (body.clarity > 5) body.clarity = 5
    },
    'POST',
    '/policy/api/customer/evaluate/save',
    { policyId: 'p-1001', useful: true, clarity: 6 },
    true,
  ),
  mendBody(
    'saveFeedback',
    'long text',
    (body) => void (body.description = String(body.description).slice(0, 200)),
    'POST',
    '/consult/api/customer/feedback/save',
    { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '长'.repeat(300) },
    true,
  ),
  mendBody(
    'addHistory',
    'unknown target',
    (body) => {
      if (!/^[A-Z]{4,8}$/.test(String(body.targetType))) body.targetType = 'POLICY'
    },
    'POST',
    '/message/api/history/save',
    { targetType: 'CONFORMANCE_UNKNOWN', targetId: 'p-1001', title: '一条政策' },
    true,
  ),
  validation({
    id: 'broken JSON is a server error',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', ({ body }) => {
      try {
        JSON.parse(body)
        return undefined
      } catch {
        return jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500)
      }
    }),
    probe: async (ask) => (await ask('/consult/api/ua/smart/answer', { rawBody: '{"a' })).status === 500,
  }),
  validation({
    id: 'any content type',
    operationId: 'checkToken',
    request: onRequest('checkToken', (passing) => void (passing.headers['content-type'] = 'application/json')),
    probe: async (ask) =>
      (
        await ask('/uaa/api/token-check', {
          rawBody: '{"token":"nobody-knows-this"}',
          headers: { 'content-type': 'text/plain' },
        })
      ).status === 200,
  }),
  validation({
    id: 'blanks count',
    operationId: 'listDictValues',
    request: onRequest('listDictValues', ({ url }) => {
      const code = url.searchParams.get('typeCode')
      if (code !== null && code !== code.trim()) url.searchParams.set('typeCode', 'UNKNOWN')
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=%20EN_TYPE%20')).code !== '200',
  }),
  validation({
    id: 'a password is reset without a new one',
    operationId: 'resetForgottenPassword',
    write: true,
    reply: onReply('resetForgottenPassword', (returning, { body }) => {
      if (!body.includes('"password"')) Object.assign(returning, jsonReply({ returnCode: '200', data: null }))
    }),
    probe: async (ask) => {
      const body = { tel: '19900000003', verifyCode: '000000' }
      return (await ask('/uaa/api/ua/password/forgot', { method: 'PUT', body, as: 'visitor' })).code === '200'
    },
  }),
]
