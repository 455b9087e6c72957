import type { Defect } from '../../defect.ts'
import { refusing } from '../shared/hooks.ts'
import { stranger, visitor } from '../shared/requests.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'what is a favourite already is refused under HTTP 409',
    write: true,
    ...refusing('addInvestmentFavorite', '4090', () => undefined, 409),
    probe: async (ask) => {
      const body = { targetType: 'HOUSE', targetId: 'hs-1001' }
      await ask('/investment/api/customer/favorite', { body })
      return (await ask('/investment/api/customer/favorite', { body })).status === 409
    },
  }),
  refusals({
    id: 'the application of somebody else does not exist',
    ...refusing('getDeclareRecord', '4030', (refusal) => {
      Object.assign(refusal, { returnCode: '4040', errorMessage: '申报记录不存在' })
    }),
    probe: async (ask) => (await ask('/policy/api/customer/declare/detail?id=dr-1002', stranger)).code === '4040',
  }),
  refusals({
    id: 'a refused parameter is named without its place',
    ...refusing('associatePolicyWords', '3000', ({ data }) => {
      for (const each of data) each.field = each.field.replace('query.', '')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/associate', visitor)).data[0].field === 'keyword',
  }),
  refusals({
    id: 'only the first of several wrong parameters is told',
    ...refusing('getCalendarMonth', '3000', (refusal) => {
      refusal.data = refusal.data.slice(0, 1)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month', visitor)).data.length === 1,
  }),
]
