import { dataOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const policySorts = new Set(['MATCH', 'NEW', 'END_SOON', 'AMOUNT', 'HOT'])

function inBody(operationId: string, change: (body: Record<string, Loose>) => void): NonNullable<Defect['request']> {
  return onRequest(operationId, (passing) => changeBody(passing, change))
}

async function codeFor(ask: Ask, target: string, body: unknown, method = 'POST'): Promise<unknown> {
  return (await ask(target, { method, body })).code
}

export const validationDefects: Defect[] = [
  validation({
    id: 'any eleven digits are the telephone of who consults a department',
    operationId: 'saveManagerConsult',
    write: true,
    request: inBody('saveManagerConsult', (body) => {
      if (/^\d{11}$/.test(body['telephone'])) body['telephone'] = '13800000001'
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', title: '咨询', content: '怎么报？', telephone: '02345678901', public: false }
      return (await codeFor(ask, '/policy/api/customer/manager/consult/save', body)) === '200'
    },
  }),
  validation({
    id: 'the text “false” turns off the footprints',
    operationId: 'setHistorySetting',
    write: true,
    request: inBody('setHistorySetting', (body) => {
      if (body['enabled'] === 'true' || body['enabled'] === 'false') body['enabled'] = body['enabled'] === 'true'
    }),
    probe: async (ask) => (await codeFor(ask, '/message/api/history/setting', { enabled: 'false' }, 'PUT')) === '200',
  }),
  validation({
    id: 'the thirtieth of February is the second of March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const [, year, month, day] =
        /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(searchParams.get('date') ?? '') ?? []
      if (year === undefined) return
      const rolled = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
      searchParams.set('date', rolled.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'a page of more than fifty declarations silently becomes one of fifty',
    operationId: 'listDeclareRecords',
    request: onRequest('listDeclareRecords', ({ url: { searchParams } }) => {
      if (/^\d+$/.test(searchParams.get('size') ?? '') && Number(searchParams.get('size')) > 50)
        searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/policy/api/customer/declare/list?size=51')).code === '200',
  }),
  validation({
    id: 'one may come to see a site yesterday',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: inBody('saveInvestmentIntent', (body) => {
      const day = body['visitDate']
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
      if (isDay && Date.parse(day) < Date.now()) delete body['visitDate']
    }),
    probe: async (ask) => {
      const who = { name: '周示例', company: '示例公司', mobile: '13800000001', content: '想看', agree: true }
      const body = { ...who, resourceType: 'HOUSE', resourceId: 'hs-1001', visitDate: '2026-01-05' }
      return (await codeFor(ask, '/investment/api/customer/intent/save', body)) === '200'
    },
  }),
  validation({
    id: 'an investor need not agree to be called',
    operationId: 'saveAttractIntent',
    write: true,
    request: inBody('saveAttractIntent', (body) => {
      if (body['agree'] === false) body['agree'] = true
    }),
    probe: async (ask) => {
      const who = { name: '周示例', company: '示例公司', mobile: '13800000001', content: '想投', agree: false }
      const body = { ...who, attractId: 'at-1001', investAmount: 'UNDER_1000' }
      return (await codeFor(ask, '/content/api/customer/attract/intent/save', body)) === '200'
    },
  }),
  validation({
    id: 'every number of staff has to be filled in',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: inBody('saveEnterprisePersonnel', (body) => {
      for (const [key, value] of Object.entries(body)) if (value === null) body[key] = ''
    }),
    probe: async (ask) => {
      const body = await dataOf(ask, '/enterprise/api/member/en/personnel?enId=en-1001')
      return (await codeFor(ask, '/enterprise/api/member/en/save/personnel?enId=en-1001', body)) === '3000'
    },
  }),
  validation({
    id: 'nobody with a number of the 19x range can sign up for an event',
    operationId: 'signUpForEvent',
    write: true,
    request: inBody('signUpForEvent', (body) => {
      if (/^19\d{9}$/.test(body['mobile'])) body['mobile'] = `12${body['mobile'].slice(2)}`
    }),
    probe: async (ask) => {
      const who = { enName: '示例公司', name: '张三', mobile: '19900001111', attendCount: 1, agree: true }
      const body = { eventId: 'ev-1001', ...who, extra: [{ key: 'seat', values: ['需要'] }] }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'an unknown order of policies is the usual one',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url: { searchParams } }) => {
      const sort = searchParams.get('sort')
      if (sort !== null && !policySorts.has(sort)) searchParams.delete('sort')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/list?sort=CHEAPEST')).code === '200',
  }),
]
