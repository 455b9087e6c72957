import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, jsonReply, onReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const refused = (field: string, errorMessage: string) =>
  jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })

const levels = new Set(['NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'])

const intent = {
  resourceType: 'HOUSE',
  resourceId: 'hs-1007',
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司（示例）',
  mobile: '13800000001',
  content: '想看三千平方米的厂房',
}

/** The 30th of February is the 2nd of March. */
function rolledOver(date: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(date) ?? []
  if (day === undefined) return undefined
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().slice(0, 10)
}

export const validationDefects: Defect[] = [
  validation({
    id: 'without a part of its name every enterprise is found',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      if (!url.searchParams.has('name')) url.searchParams.set('name', '示例')
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list?size=2', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'a feedback of a hundred and fifty characters beyond the first plane is too long',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      const isLong =
        typeof description === 'string' && description.length > 200 && Array.from(description).length <= 200
      return isLong ? refused('body.description', '反馈内容不能超过 200 字') : undefined
    }),
    probe: async (ask) => {
      const description = '𠮷'.repeat(150)
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'forty-nine footprints can be wiped away at once but not fifty',
    operationId: 'deleteHistory',
    write: true,
    request: onRequest('deleteHistory', ({ url, headers }) => {
      const isFull = url.searchParams.get('ids')?.split(',').length === 50
      const isMember = headers['authorization'] !== undefined
      return isFull && isMember ? refused('query.ids', '足迹标识不能超过 50 项') : undefined
    }),
    probe: async (ask) => {
      const ids = Array.from({ length: 50 }, (_, index) => `hi-none-${index}`).join(',')
      return (await ask(`/message/api/history/delete?ids=${ids}`, { method: 'DELETE' })).code === '3000'
    },
  }),
  validation({
    id: 'who wants a hundred projects on a page gets fifty and no word about it',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url }) => {
      if (/^\d{1,6}$/.test(url.searchParams.get('size') ?? '') && Number(url.searchParams.get('size')) > 50)
        url.searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=100', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'levels that there are not are dropped from the list of those wanted',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      const asked = url.searchParams.get('level')?.split(',')
      if (asked === undefined || asked.every((level) => levels.has(level))) return
      const known = asked.filter((level) => levels.has(level))
      if (known.length > 0) url.searchParams.set('level', known.join(','))
      else url.searchParams.delete('level')
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/policy/list?level=VILLAGE,CITY', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'the thirtieth of February is a day of the calendar',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const date = rolledOver(url.searchParams.get('date') ?? '')
      if (date !== undefined) url.searchParams.set('date', date)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'a viewing of premises is booked without leave to pass the number on',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      if (bodyOf(passing)['agree'] !== false) return
      changeBody(passing, (body) => {
        body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const body = { ...intent, agree: false }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'one has to hold a position to be let into an event',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) => {
      const { eventId, position } = bodyOf(passing)
      return eventId !== undefined && position === undefined ? refused('body.position', '请输入职务') : undefined
    }),
    probe: async (ask) => {
      const extra = [{ key: 'seat', values: ['不需要'] }]
      const who = { enName: '泰兴市某某公司', name: '王示例', mobile: '13900004321', attendCount: 1 }
      const body = { eventId: 'ev-1001', ...who, extra, agree: true }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'a correction with gaps in it comes back under four hundred',
    operationId: 'savePolicyCorrection',
    reply: onReply('savePolicyCorrection', (returning) => {
      if (returning.status === 200 && codeOf(returning) === '3000') returning.status = 400
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO', content: '错' }
      return (await ask('/policy/api/customer/correction/save', { body })).status === 400
    },
  }),
  validation({
    id: 'a trial reckons with figures in quotation marks',
    operationId: 'previewToolResult',
    request: onRequest('previewToolResult', (passing) => {
      changeBody(passing, ({ scale }: Loose) => {
        if (typeof scale !== 'object' || scale === null) return
        for (const [key, value] of Object.entries(scale))
          if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) scale[key] = Number(value)
      })
    }),
    probe: async (ask) => {
      const body = { scale: { industry: 'INDUSTRY', employeeAmount: '186' } }
      return (await ask('/consult/api/ua/tool/preview', { body, as: 'visitor' })).code === '200'
    },
  }),
]
