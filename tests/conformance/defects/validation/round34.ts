import { bodyOf, recordsIn } from '../../asked.ts'
import { type Defect, onRequest } from '../../defect.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { isTaken, refused } from '../shared/requests.ts'
import { encoded } from '../shared/values.ts'
import { validation } from '../../groups.ts'

export const validationDefects: Defect[] = [
  validation({
    id: 'six stars are searched for as five',
    ...requeried('listShownFacilitatorEvaluations', (query) => {
      if (Number(query.get('overall')) > 5) query.set('overall', '5')
    }),
    probe: async (ask) => isTaken(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&overall=6'),
  }),
  validation({
    id: 'any number of days to the deadline is taken',
    ...requeried('listDemands', (query) => {
      const days = Number(query.get('deadlineWithin'))
      if (days > 0 && days <= 90) query.set('deadlineWithin', String([7, 30, 90].find((each) => each >= days)))
    }),
    probe: async (ask) => isTaken(ask, '/supanddem/api/ua/show/demand/list?deadlineWithin=15'),
  }),
  validation({
    id: 'levels are given without their dictionary',
    ...requeried('listAttributeLevels', (query) => {
      if (!query.has('parent')) query.set('parent', 'PO_TECHNICAL')
    }),
    probe: async (ask) => isTaken(ask, `/enterprise/api/ua/policy/attribute/level?code=${encoded('企业技术中心')}`),
  }),
  validation({
    id: 'brackets in the name of an enterprise are refused',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) =>
      /[()（）]/.test(url.searchParams.get('name') ?? '') ? refused('企业名称含有非法字符', 'query.name') : undefined,
    ),
    probe: async (ask) => !(await isTaken(ask, `/enterprise/api/ua/en/lib/list?name=${encoded('（示例）')}`)),
  }),
  validation({
    id: 'numbers that begin with 19 are no mobile numbers',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', (passing) =>
      /^19\d{9}$/.test(String(bodyOf(passing)['telephone']))
        ? refused('手机号格式不正确', 'body.telephone')
        : undefined,
    ),
    probe: async (ask) => {
      const body = {
        policyId: 'p-1001',
        title: '咨询',
        content: '请问如何申报',
        telephone: '19900000001',
        public: false,
      }
      return !(await isTaken(ask, '/policy/api/customer/manager/consult/save', { body }))
    },
  }),
  validation({
    id: 'more people than an enterprise may send are signed up',
    write: true,
    ...rewritten('signUpForEvent', (body) => {
      if (body.eventId === 'ev-1001' && body.attendCount > 2 && body.attendCount <= 100) body.attendCount = 2
    }),
    probe: async (ask) => {
      const person = { enName: '某公司', name: '李示例', mobile: '13911112222', attendCount: 3 }
      const body = { eventId: 'ev-1001', ...person, extra: [{ key: 'seat', values: ['需要'] }], agree: true }
      return isTaken(ask, '/supanddem/api/ua/customer/event/sign', { as: 'visitor', body })
    },
  }),
  validation({
    id: 'the length of a title is counted in bytes',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      const { title } = bodyOf(passing)
      const isLong = typeof title === 'string' && title.length <= 50 && Buffer.byteLength(title) > 100
      return isLong ? refused('需求名称过长', 'body.title') : undefined
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '齿轮噪声检测'.repeat(8), demandType: 'OTHER' }
      return !(await isTaken(ask, '/supanddem/api/customer/demand/save', { body }))
    },
  }),
  validation({
    id: 'messages beyond the fiftieth are silently kept',
    write: true,
    ...requeried('deleteMessages', (query) => {
      const ids = (query.get('ids') ?? '').split(',')
      if (ids.length > 50) query.set('ids', ids.slice(0, 50).join(','))
    }),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/message/api/msg/list')
      const ids = [id, ...Array.from({ length: 50 }, (_, index) => `m-none-${index}`)].join(',')
      return isTaken(ask, `/message/api/msg/delete?ids=${ids}`, { method: 'DELETE' })
    },
  }),
  validation({
    id: 'a switch takes the text of a boolean',
    write: true,
    ...rewritten('setHistorySetting', (body) => {
      if (['true', 'false'].includes(body.enabled)) body.enabled = body.enabled === 'true'
    }),
    probe: async (ask) => isTaken(ask, '/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } }),
  }),
  validation({
    id: 'costs below zero count as none',
    ...rewritten('saveCostCalculation', ({ inputs }) => {
      if (inputs?.personnelCost < 0) inputs.personnelCost = 0
    }),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2025, personnelCost: -5 } }
      return isTaken(ask, '/consult/api/customer/cost/calculate/save', { as: 'visitor', body })
    },
  }),
]
