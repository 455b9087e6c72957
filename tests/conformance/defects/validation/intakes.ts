import { bodyOf, dayAfter, shownRecords } from '../../asked.ts'
import { type Defect, type Passing, changeBody, inData, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const dictionaries = [
  'PO_TECHNICAL',
  'PO_PJ_STATE',
  'EN_TYPE',
  'PO_FIELD_AREA',
  'PO_QUALIFICATIONS',
  'PO_EN_TECH_LEVEL',
]

const furtherDictionaries = ['PO_FEEDBACK_TYPE', 'POLICY_REMARK']

const tools = ['scale', 'hnte', 'tecEnBase', 'rdDeduction', 'cloud', 'srdi']

const carrierIntent = {
  resourceType: 'HOUSE',
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司（示例）',
  mobile: '13800000001',
  content: '计划新增装配线，希望实地查看层高与行车。',
  agree: true,
}

const fields = ['先进制造与自动化']

const demand = {
  submit: true,
  enId: 'en-1001',
  title: '减速机齿轮噪声在线检测技术需求',
  demandType: 'TECH',
  categoryId: 'dc-11',
  industryCode: '34',
  description: '在装配线上在线检测减速机齿轮噪声，自动判定合格与否，并指出可能的缺陷齿轮。',
  budgetType: 'NEGOTIABLE',
  cooperationMode: ['JOINT_RD'],
  contactName: '周示例',
  contactTel: '13800000001',
  agree: true,
}

const filledIn = new WeakSet<Passing>()

const withoutFields = new Set<string>()

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text

const chinaDay = (offset: number) =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

/** What forms let through, or refuse although it is right. */
export const validationDefects: Defect[] = [
  validation({
    id: 'a length in bytes',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      if (passing.headers['authorization'] === undefined || typeof description !== 'string') return undefined
      if (Buffer.byteLength(description) <= 200) return undefined
      const data = [{ errorMessage: '问题描述不能超过 200 个字符', field: 'body.description' }]
      return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => {
      const [type] = (await ask('/uaa/api/dict/value?typeCode=PO_FEEDBACK_TYPE', { as: 'visitor' })).data
      const body = { telephone: '13800000001', source: 'PC', type: type.value, description: '页面打不开'.repeat(20) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'any eleven digits after a 1 are a mobile number',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', (passing) => {
      changeBody(passing, (body) => {
        if (/^1\d{10}$/.test(String(body['telephone']))) body['telephone'] = '13800000001'
      })
    }),
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/list')
      const body = { policyId: policy.id, title: '设备口径', content: '能否计入设备投入？', telephone: '12000000001' }
      return (
        (await ask('/policy/api/customer/manager/consult/save', { body: { ...body, public: true } })).code === '200'
      )
    },
  }),
  validation({
    id: 'a visit on a day that is past',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      changeBody(passing, (body) => {
        if (isDay(String(body['visitDate'])) && String(body['visitDate']) <= chinaDay(0))
          body['visitDate'] = chinaDay(1)
      })
    }),
    probe: async (ask) => {
      const [house] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE')
      const body = { ...carrierIntent, resourceId: house.id, visitDate: '2026-01-05' }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a consent that is refused',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const [attract] = await shownRecords(ask, '/content/api/ua/attract/list')
      const { resourceType: _, ...intent } = carrierIntent
      const body = { ...intent, attractId: attract.id, investAmount: 'FROM_1000', agree: false }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'more people than one enterprise may send',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) => {
      changeBody(passing, (body) => {
        const count = body['attendCount']
        if (typeof count === 'number' && Number.isInteger(count) && count > 2 && count <= 100) body['attendCount'] = 2
      })
    }),
    probe: async (ask) => {
      const events = await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')
      const event = events.find(({ state, quota }) => state === 'SIGNING' && quota === 0)
      const person = { enName: '泰兴市新芽软件有限公司（示例）', name: '吴示例', mobile: '13800000021' }
      const body = { eventId: event.id, ...person, attendCount: 60, extra: [], agree: true }
      return (await ask('/supanddem/api/ua/customer/event/sign', { as: 'visitor', body })).code === '200'
    },
  }),
  validation({
    id: 'a range from its end to its beginning',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      for (const [low, high] of [
        ['minArea', 'maxArea'],
        ['minPrice', 'maxPrice'],
      ] as const) {
        if (!searchParams.has(low) || !searchParams.has(high)) continue
        if (Number(searchParams.get(low)) <= Number(searchParams.get(high))) continue
        searchParams.delete(high)
        searchParams.set('minArea', '99999999')
      }
    }),
    probe: async (ask) => {
      const reversed = '/investment/ua/showResource/listByType?type=HOUSE&minArea=5000&maxArea=100'
      return (await ask(reversed, { as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'the thirtieth of February',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(searchParams.get('date') ?? '') ?? []
      if (year === undefined) return
      const lenient = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
      searchParams.set('date', lenient.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'as many as a page holds for more',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^\d{1,9}$/.test(size) && Number(size) > 50) searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/message/api/msg/list?size=200')).data?.size === 50,
  }),
  validation({
    id: 'a technical demand without its field',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        const { submit, demandType, fieldArea } = body
        if (submit !== true || demandType !== 'TECH') return
        if (fieldArea !== undefined && !(Array.isArray(fieldArea) && fieldArea.length === 0)) return
        body['fieldArea'] = fields
        filledIn.add(passing)
      })
    }),
    reply: (returning, passing) => {
      inData('saveDemand', ({ id }) => {
        if (filledIn.has(passing)) withoutFields.add(id)
      })(returning, passing)
      inData('getMyDemand', (data) => {
        if (withoutFields.has(data.id)) data.fieldArea = []
      })(returning, passing)
    },
    restart: () => {
      withoutFields.clear()
    },
    probe: async (ask) => {
      const body = { ...demand, deadline: chinaDay(60) }
      return (await ask('/supanddem/api/customer/demand/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'Sunday as the day 0',
    operationId: 'saveInstrumentResource',
    write: true,
    request: onRequest('saveInstrumentResource', (passing) => {
      changeBody(passing, (body) => {
        const { weekdays } = body
        if (Array.isArray(weekdays)) body['weekdays'] = weekdays.map((day: unknown) => (day === 0 ? 7 : day))
      })
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '三坐标测量机共享', weekdays: [0, 1] }
      return (await ask('/supanddem/api/customer/resource/save/instrument', { body })).code === '200'
    },
  }),
  validation({
    id: 'nothing for a dictionary that does not exist',
    operationId: 'listDictValues',
    request: onRequest('listDictValues', ({ url: { searchParams } }) => {
      const code = searchParams.get('typeCode')
      const isKnown = code === null || [...dictionaries, ...furtherDictionaries].includes(code)
      return isKnown ? undefined : jsonReply({ returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=NO_SUCH', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'the first of two tools',
    operationId: 'previewToolResult',
    request: onRequest('previewToolResult', (passing) => {
      changeBody(passing, (body) => {
        const filled = tools.filter((tool) => typeof body[tool] === 'object' && body[tool] !== null)
        for (const key of filled.slice(1)) delete body[key]
      })
    }),
    probe: async (ask) => {
      const body = { scale: { industry: 'INDUSTRY', employeeAmount: 10 }, cloud: { monthsOfUse: 14 } }
      return (await ask('/consult/api/ua/tool/preview', { as: 'visitor', body })).code === '200'
    },
  }),
  validation({
    id: 'hours beyond midnight',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        for (const name of ['quietStart', 'quietEnd'])
          if (/^2[4-9]:[0-5]\d$/.test(String(body[name])))
            body[name] = `0${Number(String(body[name]).slice(1, 2)) - 4}:00`
      })
    }),
    probe: async (ask) => {
      const body = { tagIds: [], quietStart: '24:00', quietEnd: '08:00' }
      return (await ask('/policy/api/customer/tag/subscribe', { body })).code === '200'
    },
  }),
]
