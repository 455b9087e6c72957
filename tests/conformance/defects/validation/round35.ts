import { bodyOf } from '../../asked.ts'
import { type Defect, onRequest } from '../../defect.ts'
import { enabledByText, requeried, rewritten } from '../shared/hooks.ts'
import { intent, isTaken, refused } from '../shared/requests.ts'
import { validation } from '../../groups.ts'

const houseIntent = { ...intent, agree: true, resourceType: 'HOUSE', resourceId: 'hs-1001' }
const correction = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO', content: '标题里有一个错字' }
const unknownIds = Array.from({ length: 50 }, (_, index) => `m-none-${index}`)

export const validationDefects: Defect[] = [
  validation({
    id: 'a title of exactly a hundred characters is too long',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) =>
      String(bodyOf(passing)['title'] ?? '').length === 100
        ? refused('对象标题长度不能超过 100', 'body.title')
        : undefined,
    ),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', title: '题'.repeat(100) }
      return (await ask('/message/api/history/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'a year before the first one is read as the first one',
    ...requeried('getCalendarYear', (query) => {
      if (Number(query.get('year') ?? 2000) < 2000) query.set('year', '2000')
    }),
    probe: async (ask) => isTaken(ask, '/policy/api/ua/calendar/year?year=1999', { as: 'visitor' }),
  }),
  validation({
    id: 'a deadline within any number of days is looked for',
    ...requeried('listDemands', (query) => {
      const days = Number(query.get('deadlineWithin') ?? 7)
      if (Number.isInteger(days) && days > 0) {
        const offered = [7, 30, 90].find((each) => each >= days) ?? 90
        if (query.has('deadlineWithin')) query.set('deadlineWithin', String(offered))
      }
    }),
    probe: async (ask) => isTaken(ask, '/supanddem/api/ua/show/demand/list?deadlineWithin=15', { as: 'visitor' }),
  }),
  validation({
    id: 'a year is read up to its first letter',
    ...requeried('pageDeclareFiles', (query) => {
      const year = Number.parseInt(query.get('year') ?? '', 10)
      if (!Number.isNaN(year)) query.set('year', String(year))
    }),
    probe: async (ask) => isTaken(ask, '/policy/api/show/declareFile/page?year=2026abc'),
  }),
  validation({
    id: 'an intent is taken from who does not agree',
    write: true,
    ...rewritten('saveAttractIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: async (ask) => {
      const body = { ...intent, attractId: 'at-1002', investAmount: 'UNDECIDED', agree: false }
      return isTaken(ask, '/content/api/customer/attract/intent/save', { body })
    },
  }),
  validation({
    id: 'a correction is refused without the optional telephone number',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) =>
      'telephone' in bodyOf(passing) ? undefined : refused('联系电话不能为空', 'body.telephone'),
    ),
    probe: async (ask) => {
      const target = '/policy/api/customer/correction/save'
      const isNeeded = (await ask(target, { body: correction })).code === '3000'
      return isNeeded && (await isTaken(ask, target, { body: { ...correction, telephone: '13800000001' } }))
    },
  }),
  validation({
    id: 'a day of the thirteenth month limits nothing',
    ...requeried('listShowResourcesByType', (query) => {
      if (Number.isNaN(Date.parse(query.get('availableBefore') ?? ''))) query.delete('availableBefore')
    }),
    probe: async (ask) =>
      isTaken(ask, '/investment/ua/showResource/listByType?type=HOUSE&availableBefore=2026-13-01', { as: 'visitor' }),
  }),
  validation({
    id: 'a word switches the record of visits on and off',
    write: true,
    ...rewritten('setHistorySetting', enabledByText),
    probe: async (ask) => isTaken(ask, '/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } }),
  }),
  validation({
    id: 'messages beyond the fiftieth are left without a word',
    write: true,
    ...requeried('deleteMessages', (query) => {
      const ids = query.get('ids')?.split(',') ?? []
      if (ids.length > 50) query.set('ids', ids.slice(0, 50).join(','))
    }),
    probe: async (ask) =>
      isTaken(ask, `/message/api/msg/delete?ids=${['m-u-1001-1', ...unknownIds].join(',')}`, { method: 'DELETE' }),
  }),
  validation({
    id: 'blanks are taken out of a telephone number',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (typeof body.mobile === 'string') body.mobile = body.mobile.replaceAll(/[\s-]/g, '')
    }),
    probe: async (ask) => {
      const body = { ...houseIntent, mobile: '138 0000 0001' }
      return isTaken(ask, '/investment/api/customer/intent/save', { body })
    },
  }),
]
