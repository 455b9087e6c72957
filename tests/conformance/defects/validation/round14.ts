import { bodyOf, dataOf, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Returning,
  changeBody,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { validation } from '../../groups.ts'
import { consult } from '../shared/addresses.ts'

function invalid(field: string, errorMessage: string): Returning {
  const returnCode = '3000'
  return jsonReply({ returnCode, errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })
}

/** The same day, where the month has none of that number: one of the next month. */
function leniently(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

const chineseOfTwoUnits = '𠮷'.repeat(50)

export const validationDefects: Defect[] = [
  validation({
    id: 'a rare character in the title of a session counts twice',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', (passing) => {
      const { title } = bodyOf(passing)
      const isLong = typeof title === 'string' && title.length > 50
      return isLong ? invalid('body.title', '会话名称不能超过 50 个字符') : undefined
    }),
    probe: async (ask) => {
      const sessionId = 'conformance-rename'
      await ask('/consult/api/ua/smart/answer', { body: { question: '高新技术企业有奖励吗', sessionId } })
      const body = { sessionId, title: chineseOfTwoUnits }
      return (await ask(`${consult}/smart/session/rename`, { method: 'PUT', body })).code === '3000'
    },
  }),
  validation({
    id: 'who asks for more than fifty favourite demands gets fifty',
    operationId: 'listFavoriteDemands',
    request: onRequest('listFavoriteDemands', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^\d{1,6}$/.test(size) && Number(size) > 50) searchParams.set('size', '50')
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/customer/demand/favorite/list?size=500'))?.size === 50,
  }),
  validation({
    id: 'the thirtieth of February is a day in March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const date = searchParams.get('date') ?? ''
      if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)) searchParams.set('date', leniently(date))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'areas to search for are whole numbers',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      for (const [name, label] of [
        ['minArea', '面积下限'],
        ['maxArea', '面积上限'],
      ] as const) {
        if (/^\d+\.\d+$/.test(searchParams.get(name) ?? '')) return invalid(`query.${name}`, `${label}类型不正确`)
      }
      return undefined
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=LAND&minArea=12000.06'
      return (await ask(list, { as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'a dictionary that does not exist is one without values',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning, { url }) => {
      const isAsked = (url.searchParams.get('typeCode') ?? '') !== ''
      if (isAsked && envelopeOf(returning)?.['returnCode'] === '3000')
        setJson(returning, { returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_NOTHING', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'a title of a hundred characters is too long for the footprints',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) => {
      const { title } = bodyOf(passing)
      const isTooLong = typeof title === 'string' && title.length >= 100
      return isTooLong ? invalid('body.title', '对象标题不能超过 100 个字符') : undefined
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', title: '题'.repeat(100) }
      return (await ask('/message/api/history/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the income of a year that is not over yet is taken and forgotten',
    operationId: 'savePolicyAttributes',
    write: true,
    request: onRequest('savePolicyAttributes', (passing) => {
      changeBody(passing, ({ indicatorList }: Loose) => {
        if (!Array.isArray(indicatorList)) return
        for (const { code, values } of indicatorList) {
          const last = values?.at?.(-1)
          const isIncome = code === 'operatingIncome' || code === 'mainBusinessIncome'
          if (isIncome && typeof last?.value === 'number') last.value = null
        }
      })
    }),
    probe: async (ask) => {
      const attributes = '/enterprise/api/member/policy/attribute?enId=en-1001'
      const body = await dataOf(ask, attributes)
      body.indicatorList.find(({ code }: Loose) => code === 'operatingIncome').values[2].value = 9000
      return (await ask(attributes, { body })).code === '200'
    },
  }),
  validation({
    id: 'any ten digits after a one are a mobile number',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body: Loose) => {
        if (typeof body.mobile === 'string' && /^1[0-2]\d{9}$/.test(body.mobile)) {
          body.mobile = `13${body.mobile.slice(2)}`
        }
      })
    }),
    probe: async (ask) => {
      const [{ id: attractId }] = await shownRecords(ask, '/content/api/ua/attract/list')
      const person = { name: '周先生', company: '示例公司', mobile: '12000000001' }
      const body = { ...person, content: '想了解项目用地', agree: true, attractId, investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a parameter that is missing is answered by the framework',
    operationId: 'listAttributeLevels',
    reply: onReply('listAttributeLevels', (returning, { url: { pathname, searchParams } }) => {
      if (searchParams.has('code') && searchParams.has('parent')) return
      returning.status = 400
      setJson(returning, { timestamp: Date.now(), status: 400, error: 'Bad Request', path: pathname })
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/ua/policy/attribute/level?parent=PO_TECHNICAL', { as: 'visitor' })).status === 400,
  }),
  validation({
    id: 'the saved costs are given only to who names an enterprise',
    operationId: 'getCostCalculation',
    request: onRequest('getCostCalculation', ({ url, headers }) => {
      const isMember = headers['authorization'] !== undefined
      return isMember && !url.searchParams.has('enId') ? invalid('query.enId', '请输入企业标识') : undefined
    }),
    probe: async (ask) => (await ask(`${consult}/cost/calculate/detail`)).code === '3000',
  }),
]
