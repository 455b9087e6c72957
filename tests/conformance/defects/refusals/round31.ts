import type { Defect } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { shownDemands, tags } from '../shared/addresses.ts'
import { refusing } from '../shared/hooks.ts'
import { isTaken } from '../shared/requests.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'a step that the state forbids is told as missing access',
    write: true,
    ...refusing('updateDeclareRecordStatus', '4090', (refusal) => void (refusal.returnCode = '4030')),
    probe: async (ask) => {
      const body = { id: 'dr-1007', action: 'CONFIRM' }
      return (await ask('/policy/api/customer/declare/updateStatus', { method: 'PUT', body })).code === '4030'
    },
  }),
  refusals({
    id: 'an unknown demand has the HTTP status 404',
    ...refusing('getDemand', '4040', () => undefined, 404),
    probe: async (ask) => (await ask(`${shownDemands}/detail?id=nobody-knows`)).status === 404,
  }),
  refusals({
    id: 'an unknown help article is refused with an empty object for data',
    ...refusing('getHelpArticle', '4040', (refusal) => void (refusal.data = {})),
    probe: async (ask) => {
      const { code, data } = await ask('/content/api/ua/help/detail/nobody-knows')
      return code === '4040' && data !== undefined
    },
  }),
  refusals({
    id: 'taking away a tag that nobody had succeeds',
    write: true,
    ...refusing('deleteTag', '4040', (refusal) => {
      delete refusal.errorMessage
      Object.assign(refusal, { returnCode: '200', data: null })
    }),
    probe: (ask) => isTaken(ask, `${tags}/delete?tagId=t-101`, { method: 'DELETE' }),
  }),
]
