import type { Defect, Loose } from '../../defect.ts'
import { refusing } from '../shared/hooks.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'the enterprise of others is refused with HTTP 403',
    ...refusing('getEnterpriseBasic', '4030', () => undefined, 403),
    probe: async (ask) => (await ask('/enterprise/api/member/en/basic?enId=en-2001')).status === 403,
  }),
  refusals({
    id: 'the refused parameter is named without where it is',
    ...refusing('listResources', '3000', ({ data }) =>
      data.forEach((each: Loose) => (each.field = each.field.replace('query.', ''))),
    ),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/list?size=0')).data[0].field === 'size',
  }),
  refusals({
    id: 'unknown land is refused without a message',
    ...refusing('getLandResourceDetail', '4040', (refusal) => void delete refusal.errorMessage),
    probe: async (ask) => {
      const { code, text } = await ask('/investment/api/landResource/detail?id=nobody-knows')
      return code === '4040' && !text.includes('errorMessage')
    },
  }),
  refusals({
    id: 'only the first of two missing parameters is told',
    ...refusing('listAttributeLevels', '3000', (refusal) => void refusal.data.splice(1)),
    probe: async (ask) => (await ask('/enterprise/api/ua/policy/attribute/level')).data.length === 1,
  }),
]
