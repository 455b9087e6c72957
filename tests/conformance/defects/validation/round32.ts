import { type Defect, onRequest } from '../../defect.ts'
import { carriers, providerProducts, yearCalendar } from '../shared/addresses.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { intent, isTaken, refused, toolResult } from '../shared/requests.ts'
import { validation } from '../../groups.ts'

export const validationDefects: Defect[] = [
  validation({
    id: 'a tag given twice is taken once',
    write: true,
    ...rewritten('addTagsBatch', (body) => void (body.tagIds = [...new Set(body.tagIds)])),
    probe: (ask) => isTaken(ask, '/policy/api/customer/tag/add/batch', { body: { tagIds: ['t-101', 't-101'] } }),
  }),
  validation({
    id: 'the intent is taken of who does not agree',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: (ask) =>
      isTaken(ask, '/investment/api/customer/intent/save', {
        body: { ...intent, resourceType: 'HOUSE', resourceId: 'hs-1001', agree: false },
      }),
  }),
  validation({
    id: 'any eleven digits are a mobile number',
    write: true,
    ...rewritten('saveFeedback', (body) => {
      if (/^\d{11}$/.test(body.telephone)) body.telephone = `138${body.telephone.slice(3)}`
    }),
    probe: (ask) =>
      isTaken(ask, '/consult/api/customer/feedback/save', {
        body: { telephone: '12800000001', source: 'PC', type: 'FUNCTION', description: '页面打不开' },
      }),
  }),
  validation({
    id: 'a storey height with a decimal is refused',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) =>
      url.searchParams.get('minFloorHeight')?.includes('.') === true
        ? refused('层高须为整数', 'query.minFloorHeight')
        : undefined,
    ),
    probe: async (ask) => (await ask(`${carriers}?type=HOUSE&minFloorHeight=7.5`)).code === '3000',
  }),
  validation({
    id: 'true as a text is taken for a boolean',
    write: true,
    ...rewritten('setHistorySetting', (body) => {
      if (body.enabled === 'true') body.enabled = true
    }),
    probe: (ask) => isTaken(ask, '/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } }),
  }),
  validation({
    id: 'the largest page is refused',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url }) =>
      url.searchParams.get('size') === '50' ? refused('每页条数须小于 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await ask(`${providerProducts}&size=50`)).code === '3000',
  }),
  validation({
    id: 'a year before the first one is taken',
    ...requeried('getCalendarYear', (query) => {
      if (Number(query.get('year')) < 2000) query.set('year', '2000')
    }),
    probe: (ask) => isTaken(ask, `${yearCalendar}?year=1999`),
  }),
  validation({
    id: 'a name of one character is taken',
    write: true,
    ...rewritten('saveAttractIntent', (body) => {
      if (body.name?.length === 1) body.name += '某'
    }),
    probe: (ask) =>
      isTaken(ask, '/content/api/customer/attract/intent/save', {
        body: { ...intent, name: '周', attractId: 'at-1001', investAmount: 'UNDECIDED', agree: true },
      }),
  }),
  validation({
    id: 'a negative expense counts as none',
    ...rewritten('saveCostCalculation', ({ inputs }) => {
      if (inputs?.otherCost < 0) inputs.otherCost = 0
    }),
    probe: async (ask) => {
      const data = await toolResult(ask, 'cost/calculate/save', { inputs: { inputYear: 2025, otherCost: -5 } })
      return data.toolCode === 'RD_DEDUCTION'
    },
  }),
  validation({
    id: 'the state of events is taken in lower case',
    ...requeried('pageEvents', (query) => {
      const state = query.get('state')
      if (state !== null) query.set('state', state.toUpperCase())
    }),
    probe: (ask) => isTaken(ask, '/supanddem/api/ua/customer/event/page?state=signing'),
  }),
]
