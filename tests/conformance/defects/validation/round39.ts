import { type Defect, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { bodyOf } from '../../asked.ts'
import { enabledByText, requeried, rewritten } from '../shared/hooks.ts'
import { intent, isTaken, refused } from '../shared/requests.ts'

const lots = (count: number) => Array.from({ length: count }, (_, index) => `m-none-${index}`)

export const validationDefects: Defect[] = [
  validation({
    id: 'an intent without consent is taken',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: async (ask) => {
      const list = await ask('/investment/ua/showResource/listByType?type=HOUSE&size=1')
      const body = { ...intent, resourceType: 'HOUSE', resourceId: list.data.records[0].id, agree: false }
      return isTaken(ask, '/investment/api/customer/intent/save', { body })
    },
  }),
  validation({
    id: 'a correction of five characters is too short',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) => {
      const { content } = bodyOf(passing)
      if (typeof content === 'string' && content.length === 5) return refused('说明至少 6 个字', 'body.content')
      return undefined
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO', content: '有错别字。' }
      return !(await isTaken(ask, '/policy/api/customer/correction/save', { body }))
    },
  }),
  validation({
    id: 'a word is taken for a switch',
    write: true,
    ...rewritten('setHistorySetting', enabledByText),
    probe: async (ask) => isTaken(ask, '/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } }),
  }),
  validation({
    id: 'a type of resources is taken in lower case',
    ...requeried('listShowResourcesByType', (query) => query.set('type', (query.get('type') ?? '').toUpperCase())),
    probe: async (ask) => isTaken(ask, '/investment/ua/showResource/listByType?type=land'),
  }),
  validation({
    id: 'a year of the last century is taken',
    ...requeried('getCalendarYear', (query) => {
      if (/^1\d{3}$/.test(query.get('year') ?? '')) query.set('year', '2000')
    }),
    probe: async (ask) => isTaken(ask, '/policy/api/ua/calendar/year?year=1999'),
  }),
  validation({
    id: 'fifty-one messages are deleted at once',
    write: true,
    ...requeried('deleteMessages', (query) => {
      const ids = (query.get('ids') ?? '').split(',')
      if (ids.length > 50) query.set('ids', ids.slice(0, 50).join(','))
    }),
    probe: async (ask) => {
      const ids = ['m-u-1001-1', ...lots(50)].join(',')
      return isTaken(ask, `/message/api/msg/delete?ids=${ids}`, { method: 'DELETE' })
    },
  }),
  validation({
    id: 'the level of an attribute is told for any dictionary',
    ...requeried('listAttributeLevels', (query) => {
      if (!(query.get('parent') ?? 'PO_').startsWith('PO_')) query.set('parent', 'PO_TECHNICAL')
    }),
    probe: async (ask) => {
      const code = encodeURIComponent('企业技术中心')
      return isTaken(ask, `/enterprise/api/ua/policy/attribute/level?code=${code}&parent=EN_TYPE`)
    },
  }),
  validation({
    id: 'a name of one character is too short for a search',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) =>
      url.searchParams.get('name')?.length === 1 ? refused('企业名称至少 2 个字', 'query.name') : undefined,
    ),
    probe: async (ask) => !(await isTaken(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('泰')}`)),
  }),
  validation({
    id: 'more devices than there are may be in the cloud',
    ...rewritten('commitCloud', ({ inputs }) => {
      if (inputs?.deviceRatio > 100) inputs.deviceRatio = 100
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { deviceRatio: 101 } }
      return isTaken(ask, '/consult/api/customer/cloud/commit', { as: 'visitor', body })
    },
  }),
  validation({
    id: 'the same tag twice in a batch is taken',
    write: true,
    ...rewritten('addTagsBatch', (body) => {
      if (Array.isArray(body.tagIds)) body.tagIds = [...new Set(body.tagIds)]
    }),
    probe: async (ask) => isTaken(ask, '/policy/api/customer/tag/add/batch', { body: { tagIds: ['t-130', 't-130'] } }),
  }),
]
