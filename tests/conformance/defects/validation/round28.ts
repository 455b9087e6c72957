import { type Defect, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { attracts, enterprise, footprints, oneDay, size } from '../shared/addresses.ts'
import { factory } from '../shared/requests.ts'

const feedback = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '字'.repeat(201) }
const correction = { targetType: 'POLICY', targetId: 'p-1001', fieldOrClause: 'contact', errorType: 'TEL' }
const newNumber = { ...correction, content: '办公电话已变更，请核实', telephone: '19800000001' }
const visit = { resourceType: 'HOUSE', resourceId: 'hs-1001', name: '周示例', company: '示例公司', content: '看房' }
const staff = { overCollegeAmount: 92, overBachelorAmount: 48, overMasterAmount: 6, overDoctorAmount: 1 }
const wrongNumber = { errorMessage: '手机号格式错误', field: 'body.telephone' }
const summary = '填写的内容有误，请逐项检查'

export const validationDefects: Defect[] = [
  validation({
    id: 'a feedback that is too long is cut to the width of its column',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['description'] === 'string') body['description'] = body['description'].slice(0, 200)
      }),
    ),
    probe: async (ask) => (await ask('/consult/api/customer/feedback/save', { body: feedback })).code === '200',
  }),
  validation({
    id: 'more than a page may have is the most it may have',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url }) => {
      if (Number(url.searchParams.get('size')) > 50) url.searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask(`${attracts}?size=51`)).code === '200',
  }),
  validation({
    id: 'the thirteenth month is the first one of the next year',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      if (searchParams.get('month') !== '13') return
      searchParams.set('month', '1')
      searchParams.set('year', String(Number(searchParams.get('year')) + 1))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=13')).data.year === 2027,
  }),
  validation({
    id: 'who does not agree is asked to be called all the same',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) =>
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      }),
    ),
    probe: async (ask) => {
      const body = { ...visit, mobile: '13800000001', agree: false }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the newer ranges of mobile numbers are not known to the pattern',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', ({ body }) =>
      /"telephone":\s*"19\d{9}"/.test(body)
        ? jsonReply({ returnCode: '3000', errorMessage: summary, data: [wrongNumber] })
        : undefined,
    ),
    probe: async (ask) => (await ask('/policy/api/customer/correction/save', { body: newNumber })).code === '3000',
  }),
  validation({
    id: 'without an enterprise its personnel is the one of the current enterprise',
    operationId: 'getEnterprisePersonnel',
    request: onRequest('getEnterprisePersonnel', ({ url }) => {
      if (!url.searchParams.has('enId')) url.searchParams.set('enId', 'en-1001')
    }),
    probe: async (ask) => (await ask(`${enterprise}/personnel`)).code === '200',
  }),
  validation({
    id: 'fields that the size of an enterprise does not have are passed over',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, (body) => {
        for (const name of Object.keys(body)) if (!['enId', 'inputYear', 'inputs'].includes(name)) delete body[name]
      }),
    ),
    probe: async (ask) =>
      (await ask(size, { as: 'visitor', body: { inputs: factory, remark: '试算' } })).code === '200',
  }),
  validation({
    id: 'the word false is as good as false',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) =>
      changeBody(passing, (body) => {
        if (body['enabled'] === 'false' || body['enabled'] === 'true') body['enabled'] = body['enabled'] === 'true'
      }),
    ),
    probe: async (ask) =>
      (await ask(`${footprints}/setting`, { method: 'PUT', body: { enabled: 'false' } })).code === '200',
  }),
  validation({
    id: 'the thirtieth of February is the second of March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const moment = new Date(`${searchParams.get('date')}T00:00:00Z`)
      if (!Number.isNaN(moment.getTime())) searchParams.set('date', moment.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask(`${oneDay}?date=2026-02-30`)).code === '200',
  }),
  validation({
    id: 'half an employee is none',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['employeeAmount'] === 'number') body['employeeAmount'] = Math.trunc(body['employeeAmount'])
      }),
    ),
    probe: async (ask) => {
      const body = { employeeAmount: 186.5, ...staff }
      return (await ask(`${enterprise}/save/personnel?enId=en-1001`, { body })).code === '200'
    },
  }),
]
