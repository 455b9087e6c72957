import { bodyOf } from '../../asked.ts'
import {
  type Defect,
  type Passing,
  type Returning,
  changeBody,
  codeOf,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { validation } from '../../groups.ts'
import { alwaysAgreed, rewritten } from '../shared/hooks.ts'

function refusal(field: string, errorMessage: string): Returning {
  return jsonReply({
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: [{ errorMessage, field }],
  })
}

/** A day that does not exist, counted on into the next month. */
function counted(day: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(day) ?? []
  if (date === undefined) return undefined
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).toISOString().slice(0, 10)
}

const historyFields = new Set(['targetType', 'targetId', 'title'])

const isMember = ({ headers }: Passing) => headers['authorization'] !== undefined

export const validationDefects: Defect[] = [
  validation({
    id: 'fifty pieces of news are more than a page holds',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url }) =>
      url.searchParams.get('size') === '50' ? refusal('query.size', '每页条数不能超过 50') : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list?size=50')).code === '3000',
  }),
  validation({
    id: 'an intent is taken from who does not agree',
    write: true,
    ...rewritten('saveInvestmentIntent', alwaysAgreed),
    probe: async (ask) => {
      const body = {
        resourceType: 'HOUSE',
        resourceId: 'hs-1003',
        name: '周示例',
        company: '泰兴市江畔精密传动有限公司（示例）',
        mobile: '13800000001',
        content: '希望实地查看层高与蒸汽管网。',
        agree: false,
      }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the length of a feedback is that of its bytes',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      const isLong = typeof description === 'string' && Buffer.byteLength(description) > 200
      return isLong ? refusal('body.description', '反馈内容不能超过 200 个字符') : undefined
    }),
    probe: async (ask) => {
      const description = '政策附件下载后打不开。'.repeat(10)
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'nobody sees demands of all types',
    operationId: 'listCustomerDemands',
    request: onRequest('listCustomerDemands', (passing) => {
      if (!isMember(passing) || passing.url.searchParams.has('demandType')) return undefined
      return refusal('query.demandType', '请选择需求类型')
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/demandList')).code === '3000',
  }),
  validation({
    id: 'the thirtieth of February is a day in March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const day = counted(url.searchParams.get('date') ?? '')
      if (day !== undefined) url.searchParams.set('date', day)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'a dictionary that does not exist is an empty one',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning, { url }) => {
      const isUnknown = codeOf(returning) === '3000' && (url.searchParams.get('typeCode') ?? '') !== ''
      if (isUnknown) setJson(returning, { returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_NOTHING')).code === '200',
  }),
  validation({
    id: 'a mistake in a correction is a bad request',
    operationId: 'savePolicyCorrection',
    write: true,
    reply: onReply('savePolicyCorrection', (returning) => {
      if (codeOf(returning) === '3000') returning.status = 400
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TEL', content: '错' }
      return (await ask('/policy/api/customer/correction/save', { body })).status === 400
    },
  }),
  validation({
    id: 'people are counted in texts as well',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(body))
          if (typeof value === 'string' && /^\d+$/.test(value)) body[field] = Number(value)
      }),
    ),
    probe: async (ask) => {
      const others = { overCollegeAmount: 92, overBachelorAmount: 48, overMasterAmount: 6, overDoctorAmount: 1 }
      const body = { employeeAmount: '186', ...others }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'a visitor signs up for no unit',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) => {
      if (isMember(passing)) return
      changeBody(passing, (body) => {
        if (body['enName'] === undefined) body['enName'] = '个人'
      })
    }),
    probe: async (ask) => {
      const body = {
        eventId: 'ev-1001',
        name: '吴示例',
        mobile: '13800000021',
        attendCount: 1,
        extra: [{ key: 'seat', values: ['不需要'] }],
        agree: true,
      }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'what no footprint has is passed over',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) =>
      changeBody(passing, (body) => {
        for (const field of Object.keys(body)) if (!historyFields.has(field)) delete body[field]
      }),
    ),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1001', title: '专场辅导的通知', durationMs: 1200 }
      return (await ask('/message/api/history/save', { body })).code === '200'
    },
  }),
]
