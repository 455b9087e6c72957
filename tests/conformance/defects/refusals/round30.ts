import type { Defect } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { ownDemands } from '../shared/addresses.ts'
import { refusing } from '../shared/hooks.ts'
import { draft, stranger } from '../shared/requests.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown article of the help is HTTP 404',
    ...refusing('getHelpArticle', '4040', () => undefined, 404),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-9999')).status === 404,
  }),
  refusals({
    id: 'the field of a refusal does not say that it is in the query',
    ...refusing('searchEnterprises', '3000', ({ data }) => {
      for (const item of data) item.field = item.field.replace('query.', '')
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list')).data[0].field === 'name',
  }),
  refusals({
    id: 'the docking of others is unknown and not forbidden',
    ...refusing('getDemandDocking', '4030', (refusal) => void (refusal.returnCode = '4040')),
    probe: async (ask) => {
      const target = `${ownDemands}/docking`
      const [{ id }] = (await ask(`${target}/list`)).data.records
      return (await ask(`${target}/detail?id=${id}`, stranger)).code === '4040'
    },
  }),
  refusals({
    id: 'of several missing fields only the first is named',
    write: true,
    ...refusing('saveDemand', '3000', (refusal) => void (refusal.data = refusal.data.slice(0, 1))),
    probe: async (ask) => {
      const body = { ...draft, submit: true, demandType: 'TECH' }
      return (await ask(`${ownDemands}/save`, { body })).data.length === 1
    },
  }),
]
