import { bodyOf } from '../../asked.ts'
import {
  type Defect,
  type Passing,
  changeBody,
  codeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { validation } from '../../groups.ts'
import { serverError } from '../shared/requests.ts'

const columns = new Set(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])

const truths: Record<string, string> = { 1: 'true', yes: 'true', on: 'true', 0: 'false', no: 'false', off: 'false' }

const staff = { overCollegeAmount: null, overBachelorAmount: 48, overMasterAmount: null, overDoctorAmount: null }

const caller = { name: '周示例', company: '示例公司', mobile: '13900001111' }

const visit = { ...caller, content: '想看厂房', resourceType: 'HOUSE', resourceId: 'hs-1001' }

/** What is compared as a text with no column matches none. */
function unknownColumns(): Pick<Defect, 'request' | 'reply'> {
  const unknown = new WeakSet<Passing>()
  return {
    request: onRequest('listNotices', (passing) => {
      const { searchParams } = passing.url
      if (columns.has(searchParams.get('columnCode') ?? 'NEWS')) return
      unknown.add(passing)
      searchParams.delete('columnCode')
    }),
    reply: inData('listNotices', (data, passing) =>
      unknown.has(passing) ? { ...data, records: [], total: 0, pages: 0 } : undefined,
    ),
  }
}

export const validationDefects: Defect[] = [
  validation({
    id: 'two hundred bytes of feedback are two hundred characters',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      if (typeof description !== 'string' || Buffer.byteLength(description) <= 200) return
      changeBody(passing, (body) => {
        body['description'] = description.padEnd(400, '。')
      })
    }),
    probe: async (ask) => {
      const feedback = { telephone: '13900001111', source: 'PC', type: 'POLICY', description: '政'.repeat(90) }
      return (await ask('/consult/api/customer/feedback/save', { body: feedback })).code === '3000'
    },
  }),
  validation({
    id: 'a column of news that there is not has no news',
    operationId: 'listNotices',
    ...unknownColumns(),
    probe: async (ask) => {
      const { code } = await ask('/content/api/ua/notice/pc/list?columnCode=SPORT', { as: 'visitor' })
      return code === '200'
    },
  }),
  validation({
    id: 'the thirteenth month is found out by the calendar alone',
    operationId: 'getCalendarMonth',
    reply: onReply('getCalendarMonth', (returning, { url }) => {
      const month = url.searchParams.get('month') ?? ''
      if (codeOf(returning) !== '3000' || !/^\d+$/.test(month) || (Number(month) >= 1 && Number(month) <= 12)) return
      returning.status = 500
      setJson(returning, serverError)
    }),
    probe: async (ask) => {
      const { status } = await ask('/policy/api/ua/calendar/month?year=2026&month=13', { as: 'visitor' })
      return status === 500
    },
  }),
  validation({
    id: 'only the page minds that nobody agreed to be called',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      if (bodyOf(passing)['agree'] !== false) return
      changeBody(passing, (body) => {
        body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const body = { ...visit, agree: false }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the quiet hours must not go past midnight',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      const { quietStart, quietEnd } = bodyOf(passing)
      if (typeof quietStart !== 'string' || typeof quietEnd !== 'string' || quietStart <= quietEnd) return
      changeBody(passing, (body) => {
        body['quietEnd'] = ''
      })
    }),
    probe: async (ask) => {
      const body = { tagIds: [], quietStart: '22:00', quietEnd: '08:00' }
      return (await ask('/policy/api/customer/tag/subscribe', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the name of a demand must be shorter than its longest',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      const { title } = bodyOf(passing)
      if (typeof title !== 'string' || title.length !== 50) return
      changeBody(passing, (body) => {
        body['title'] = `${title}。`
      })
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '求'.repeat(50), demandType: 'TECH' }
      return (await ask('/supanddem/api/customer/demand/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the modules are not shown to who names none of them',
    operationId: 'listModuleConfigs',
    request: onRequest('listModuleConfigs', ({ url }) => {
      if (url.searchParams.has('moduleCode')) return undefined
      const data = [{ errorMessage: '模块不能为空', field: 'query.moduleCode' }]
      return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => (await ask('/uaa/api/ua/module-config/list', { as: 'visitor' })).code === '3000',
  }),
  validation({
    id: 'people are counted in quotation marks',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) {
          if (typeof value === 'string' && /^\d{1,8}$/.test(value)) body[key] = Number(value)
        }
      })
    }),
    probe: async (ask) => {
      const body = { employeeAmount: '186', ...staff }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'a message is read when it is one, or on, or yes',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url }) => {
      const truth = truths[(url.searchParams.get('read') ?? '').toLowerCase()]
      if (truth !== undefined) url.searchParams.set('read', truth)
    }),
    probe: async (ask) => (await ask('/message/api/msg/list?read=1')).code === '200',
  }),
  validation({
    id: 'who names no enterprise is handed the whole library',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      if (!url.searchParams.has('name')) url.searchParams.set('name', '示例')
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list', { as: 'visitor' })).data?.total > 50,
  }),
]
