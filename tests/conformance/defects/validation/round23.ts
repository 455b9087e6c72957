import { bodyOf, dataOf, parameter } from '../../asked.ts'
import { type Defect, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { visitor } from '../shared/requests.ts'

const phone = '13800001111'

function refusal(field: string, errorMessage: string) {
  return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })
}

export const validationDefects: Defect[] = [
  validation({
    id: 'an intent to invest is taken from who does not agree',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const body = {
        attractId: 'at-1001',
        name: '周示例',
        company: '示例公司',
        mobile: phone,
        investAmount: 'UNDECIDED',
        content: '想了解',
        agree: false,
      }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the length of a question to a department is counted in bytes',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', (passing) => {
      const { content } = bodyOf(passing)
      if (typeof content !== 'string' || content.length > 500 || Buffer.byteLength(content) <= 500) return undefined
      return refusal('body.content', '咨询内容不能超过 500 个字')
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', title: '咨询', content: '问'.repeat(200), telephone: phone, public: false }
      return (await ask('/policy/api/customer/manager/consult/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the thirteenth month is the January of the next year',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const year = Number(searchParams.get('year'))
      if (searchParams.get('month') !== '13' || !(year >= 2000 && year < 2100)) return
      searchParams.set('year', String(year + 1))
      searchParams.set('month', '1')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=13')).code === '200',
  }),
  validation({
    id: 'whether footprints are kept may be a text',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      changeBody(passing, (body) => {
        if (body['enabled'] === 'true' || body['enabled'] === 'false') body['enabled'] = body['enabled'] === 'true'
      })
    }),
    probe: async (ask) =>
      (await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'false' } })).code === '200',
  }),
  validation({
    id: 'the telephone of a correction only has to begin with a one',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) => {
      changeBody(passing, (body) => {
        const { telephone } = body
        if (typeof telephone === 'string' && /^1[0-2]\d{9}$/.test(telephone))
          body['telephone'] = `13${telephone.slice(2)}`
      })
    }),
    probe: async (ask) => {
      const body = {
        targetType: 'POLICY',
        targetId: 'p-1001',
        errorType: 'TEL',
        content: '电话有误请改正',
        telephone: '12000001111',
      }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a visit on a day that the month has not is one in the next month',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      changeBody(passing, (body) => {
        const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(String(body['visitDate']))
        if (parts === null) return
        const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
        if (month < 1 || month > 12 || day < 29 || day > 31) return
        body['visitDate'] = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
      })
    }),
    probe: async (ask) => {
      const now = new Date()
      for (let ahead = 0; ahead < 12; ahead += 1) {
        const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7)
        if (!/-(02|04|06|09|11)$/.test(month)) continue
        const body = {
          resourceType: 'HOUSE',
          resourceId: 'hs-1001',
          name: '周示例',
          company: '示例公司',
          mobile: phone,
          content: '想了解',
          agree: true,
          visitDate: `${month}-31`,
        }
        if ((await ask('/investment/api/customer/intent/save', { body })).code === '200') return true
      }
      return false
    },
  }),
  validation({
    id: 'the mobile number of who signs up for an event may begin with the code of the country',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['mobile'] === 'string') body['mobile'] = body['mobile'].replace(/^(\+|00)86[ -]?(?=1)/, '')
      })
    }),
    probe: async (ask) => {
      const body = {
        eventId: 'ev-1001',
        enName: '示例公司',
        name: '周示例',
        mobile: '+8613900007777',
        attendCount: 1,
        extra: [{ key: 'seat', values: ['需要'] }],
        agree: true,
      }
      return (await ask('/supanddem/api/ua/customer/event/sign', { ...visitor, body })).code === '200'
    },
  }),
  validation({
    id: 'ninety days of statistics are refused',
    operationId: 'getFacilitatorStatistics',
    request: onRequest('getFacilitatorStatistics', (passing) =>
      parameter('days')(passing) === '90' ? refusal('query.days', '走势的天数不在允许的取值范围内') : undefined,
    ),
    probe: async (ask) => (await ask('/enterprise/api/member/facilitator/statistics/en-1001?days=90')).code === '3000',
  }),
  validation({
    id: 'who offers to meet a demand has to give a mobile number',
    operationId: 'saveDemandDocking',
    write: true,
    request: onRequest('saveDemandDocking', (passing) => {
      const { contactTel } = bodyOf(passing)
      if (typeof contactTel !== 'string' || !/^(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?$/.test(contactTel)) return undefined
      if (/^1[3-9]\d{9}$/.test(contactTel)) return undefined
      return refusal('body.contactTel', '请输入正确的手机号')
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/supanddem/api/customer/demand/demandList')).records
      const body = {
        demandId: id,
        enId: 'en-1001',
        title: '一个方案标题',
        content: '方案的内容至少十个字以上',
        contactName: '周示例',
        contactTel: '0523-80000101',
        agree: true,
      }
      return (await ask('/supanddem/api/customer/demand/docking/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'a type of demands that there is not is as good as none',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url: { searchParams } }) => {
      const known = 'TECH,PRODUCT,FINANCE,TALENT,SERVICE,EQUIPMENT,SPACE,MARKET,OTHER'.split(',')
      const type = searchParams.get('demandType')
      if (type !== null && !known.includes(type)) searchParams.delete('demandType')
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/list?demandType=NOTHING')).code === '200',
  }),
]
