import type { Defect } from '../../defect.ts'
import { refusing } from '../shared/hooks.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'the demand of another enterprise is refused under HTTP 403',
    ...refusing('getMyDemand', '4030', () => undefined, 403),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/myDetail?id=de-1015')).status === 403,
  }),
  refusals({
    id: 'a file that does not exist is an error under HTTP 200',
    ...refusing('downloadFile', '404', (refusal) => void (refusal.returnCode = '4040'), 200),
    probe: async (ask) => (await ask('/uaa/api/download/file?filePath=nothing-here&fileName=a.pdf')).status === 200,
  }),
  refusals({
    id: 'the field of a refusal does not say where it was sent',
    ...refusing('listShowResourcesByType', '3000', ({ data }) => {
      for (const each of data ?? []) each.field = each.field.replace('query.', '')
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/listByType?type=SHED')).data[0].field === 'type',
  }),
  refusals({
    id: 'who is not logged in gets the error page of the framework',
    ...refusing('listPolicyFavorites', '401', (refusal) => {
      delete refusal.returnCode
      delete refusal.errorMessage
      Object.assign(refusal, { timestamp: new Date().toISOString(), status: 401, error: 'Unauthorized' })
    }),
    probe: async (ask) => {
      const { text } = await ask('/policy/api/customer/policy/favorite/list', { as: 'visitor' })
      return text.includes('"error":"Unauthorized"')
    },
  }),
]
