import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const unfit = '填写的内容有误，请逐项检查'

const dictionaries =
  /^(PO_TECHNICAL|PO_PJ_STATE|EN_TYPE|PO_FIELD_AREA|PO_QUALIFICATIONS|PO_EN_TECH_LEVEL|PO_FEEDBACK_TYPE|POLICY_REMARK)$/

const wholeInstead = ['incubatorCompanyAmount', 'incubatorGraduatedCompanyAmount']

const favorite = '/investment/api/customer/favorite'

function invalid(errorMessage: string, field: string) {
  return jsonReply({ returnCode: '3000', errorMessage: unfit, data: [{ errorMessage, field }] })
}

export const validationDefects: Defect[] = [
  validation({
    id: 'feedback is as long as its column',
    operationId: 'saveFeedback',
    write: true,
    // FeedbackForm.description: at most 200; the column has 255.
    request: onRequest('saveFeedback', (passing) =>
      changeBody(passing, (body: Loose) => {
        const { description } = body
        if (description?.length > 200 && description.length <= 255) body.description = description.slice(0, 200)
      }),
    ),
    probe: async (ask) => {
      const described = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '反'.repeat(220) }
      return (await ask('/consult/api/customer/feedback/save', { body: described })).code === '200'
    },
  }),
  validation({
    id: 'losses are no net assets',
    operationId: 'saveTechnologyEvaluation',
    // HnteInputs.netAssets may be negative.
    request: onRequest('saveTechnologyEvaluation', (passing) => {
      const { netAssets } = bodyOf(passing)['inputs'] ?? {}
      if (!Array.isArray(netAssets)) return undefined
      const index = netAssets.findIndex((value) => value < 0)
      return index === -1 ? undefined : invalid('净资产不能小于 0', `body.inputs.netAssets.${index}`)
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { netAssets: [-120.5, 300, 800] } }
      return (await ask('/consult/api/customer/eva/technology/save', { body, as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'a page of attractions that is too large is cut to fifty',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url: { searchParams } }) => {
      if (/^[1-9]\d{1,8}$/.test(searchParams.get('size') ?? '') && Number(searchParams.get('size')) > 50) {
        searchParams.set('size', '50')
      }
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=500')).code === '200',
  }),
  validation({
    id: 'which kind of place was a favorite need not be said',
    operationId: 'deleteInvestmentFavorite',
    write: true,
    request: onRequest('deleteInvestmentFavorite', ({ url: { searchParams } }) => {
      if (searchParams.has('targetType')) return
      const id = searchParams.get('targetId') ?? ''
      searchParams.set('targetType', id.startsWith('ld-') ? 'LAND' : id.startsWith('of-') ? 'OFFICE' : 'HOUSE')
    }),
    probe: async (ask) => {
      await ask(favorite, { body: { targetType: 'LAND', targetId: 'ld-1001' } })
      return (await ask(`${favorite}?targetId=ld-1001`, { method: 'DELETE' })).code === '200'
    },
  }),
  validation({
    id: 'the text false is as good as the boolean',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) =>
      changeBody(passing, (body) => {
        if (body['enabled'] === 'true' || body['enabled'] === 'false') body['enabled'] = body['enabled'] === 'true'
      }),
    ),
    probe: async (ask) => {
      const sent = { method: 'PUT', body: { enabled: 'false' } }
      return (await ask('/message/api/history/setting', sent)).code === '200'
    },
  }),
  validation({
    id: 'enterprises with long names are not looked for',
    operationId: 'searchEnterprises',
    // The name may have 50 characters.
    request: onRequest('searchEnterprises', ({ url: { searchParams } }) => {
      const { length } = searchParams.get('name') ?? ''
      return length > 20 && length <= 50 ? invalid('企业名称的一部分不能超过 20 个字符', 'query.name') : undefined
    }),
    probe: async (ask) =>
      (await ask(`/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('示例'.repeat(12))}`)).code === '3000',
  }),
  validation({
    id: 'seven tenths of a company in the incubator are dropped',
    operationId: 'saveEnterpriseCarrier',
    write: true,
    request: onRequest('saveEnterpriseCarrier', (passing) =>
      changeBody(passing, (body) => {
        for (const key of wholeInstead) if (typeof body[key] === 'number') body[key] = Math.trunc(body[key])
      }),
    ),
    probe: async (ask) => {
      const amounts = { incubatorCompanyAmount: 46.7, incubatorGraduatedCompanyAmount: 13 }
      const body = { incubatorDisposableArea: 12_000, ...amounts }
      return (await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'eleven digits and a one in front are a mobile number',
    operationId: 'signUpForEvent',
    write: true,
    // Mobile: the second digit is 3 to 9.
    request: onRequest('signUpForEvent', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (/^1[0-2]\d{9}$/.test(body.mobile)) body.mobile = `13${body.mobile.slice(2)}`
      }),
    ),
    probe: async (ask) => {
      const person = { enName: '示例公司', name: '周示例', mobile: '12000005678', agree: true }
      const body = { ...person, eventId: 'ev-1001', attendCount: 1, extra: [{ key: 'seat', values: ['需要'] }] }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'the thirtieth of February is the second of March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(searchParams.get('date') ?? '') ?? []
      if (year === undefined) return
      const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
      searchParams.set('date', day.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'a dictionary that does not exist is empty',
    operationId: 'listDictValues',
    request: onRequest('listDictValues', ({ url: { searchParams } }) => {
      const code = searchParams.get('typeCode') ?? ''
      return code === '' || dictionaries.test(code) ? undefined : jsonReply({ returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_UNKNOWN')).code === '200',
  }),
]
