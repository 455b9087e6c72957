import { type Defect, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { bodyOf } from '../../asked.ts'
import { calendar, consult, dictionaries, events, historyList, tags } from '../shared/addresses.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { intent, isTaken, refused, visitor } from '../shared/requests.ts'

export const validationDefects: Defect[] = [
  validation({
    id: 'a lease is sought without consent to hand on the contact',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: (ask) =>
      isTaken(ask, '/investment/api/customer/intent/save', {
        body: {
          ...intent,
          resourceType: 'HOUSE',
          resourceId: 'hs-1001',
          agree: false,
        },
      }),
  }),
  validation({
    id: 'a mobile number of ten digits will do for an investor',
    write: true,
    ...rewritten('saveAttractIntent', (body) => {
      if (/^1\d{9}$/.test(String(body.mobile))) body.mobile += '0'
    }),
    probe: (ask) =>
      isTaken(ask, '/content/api/customer/attract/intent/save', {
        body: {
          ...intent,
          attractId: 'at-1001',
          investAmount: 'FROM_1000',
          mobile: '1380000000',
          agree: true,
        },
      }),
  }),
  validation({
    id: 'events cannot be filtered by the state of cancelled ones',
    operationId: 'pageEvents',
    request: onRequest('pageEvents', ({ url }) =>
      url.searchParams.get('state') === 'CANCELLED'
        ? refused('活动状态不在允许的取值范围内', 'query.state')
        : undefined,
    ),
    probe: async (ask) => (await ask(`${events}?state=CANCELLED`)).code === '3000',
  }),
  validation({
    id: 'the largest size of a page is refused for the footprints',
    operationId: 'listHistory',
    request: onRequest('listHistory', ({ url }) =>
      Number(url.searchParams.get('size')) === 50 ? refused('每页条数须小于 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await ask(`${historyList}?size=50`)).code === '3000',
  }),
  validation({
    id: 'a calendar without a year is that of this year',
    ...requeried('getCalendarYear', (query) => {
      if (!query.has('year')) query.set('year', String(new Date().getFullYear()))
    }),
    probe: (ask) => isTaken(ask, `${calendar}/year`),
  }),
  validation({
    id: 'fewer than no doctors may be employed',
    write: true,
    ...rewritten('saveEnterprisePersonnel', (body) => {
      if (body.overDoctorAmount < 0) body.overDoctorAmount = 0
    }),
    probe: (ask) =>
      isTaken(ask, '/enterprise/api/member/en/save/personnel?enId=en-1001', {
        body: {
          employeeAmount: 186,
          overCollegeAmount: 92,
          overBachelorAmount: 48,
          overMasterAmount: 6,
          overDoctorAmount: -1,
        },
      }),
  }),
  validation({
    id: 'a correction of two characters is long enough',
    write: true,
    ...rewritten('savePolicyCorrection', (body) => {
      if (typeof body.content === 'string' && body.content !== '') body.content = body.content.padEnd(5, '。')
    }),
    probe: (ask) =>
      isTaken(ask, '/policy/api/customer/correction/save', {
        body: {
          targetType: 'POLICY',
          targetId: 'p-1001',
          errorType: 'TEL',
          content: '改了',
        },
      }),
  }),
  validation({
    id: 'quiet hours may begin at twenty-five',
    write: true,
    ...rewritten('subscribeTags', (body) => {
      if (/^\d\d:\d\d$/.test(String(body.quietStart)) && body.quietStart > '23:59') delete body.quietStart
    }),
    probe: (ask) => isTaken(ask, `${tags}/subscribe`, { body: { tagIds: ['t-101'], quietStart: '25:00' } }),
  }),
  validation({
    id: 'unknown codes among several dictionaries are passed over',
    ...requeried('listMultipleDictValues', (query) => {
      const codes = (query.get('typeCodes') ?? '').split(',')
      const known = codes.filter((code) => /^(EN|PO)_[A-Z_]+$/.test(code))
      query.set('typeCodes', (known.length === 0 ? ['EN_TYPE'] : known).join(','))
    }),
    probe: (ask) => isTaken(ask, `${dictionaries}EN_TYPE,UNKNOWN`),
  }),
  validation({
    id: 'costs of a fraction of ten thousand are refused as no integer',
    operationId: 'saveCostCalculation',
    request: onRequest('saveCostCalculation', (passing) => {
      const { personnelCost } = bodyOf(passing)['inputs'] ?? {}
      const isFraction = typeof personnelCost === 'number' && !Number.isInteger(personnelCost)
      return isFraction ? refused('人员人工费用须为整数', 'body.inputs.personnelCost') : undefined
    }),
    probe: async (ask) => {
      const inputs = { inputYear: 2025, personnelCost: 320.5 }
      return (await ask(`${consult}/cost/calculate/save`, { ...visitor, body: { inputs } })).code === '3000'
    },
  }),
]
