import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData, remembering } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'completion of the enterprise from another column',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => {
      data.completion = '60%'
    }),
    probe: async (ask) => {
      const { completion } = await dataOf(ask, '/policy/api/enterprise/sys/current/basic')
      return completion !== (await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')).completion
    },
  }),
  relations({
    id: 'both parties of a docking are the owner',
    operationId: 'listDemandDockings',
    reply: inData('listDemandDockings', ({ records }) => {
      for (const record of records) record.initiatorEnName = record.ownerEnName
    }),
    probe: async (ask) => {
      const [docking] = (await dataOf(ask, '/supanddem/api/customer/demand/docking/list')).records
      const detail = await dataOf(ask, `/supanddem/api/customer/demand/docking/detail?id=${docking.id}`)
      return docking.initiatorEnName !== detail.initiatorEnName
    },
  }),
  relations({
    id: 'tags that are subscribed to are proposed still',
    operationId: 'listProposedTags',
    write: true,
    ...remembering(
      () => new Map<string, Loose>(),
      (seen, returning, passing) =>
        inData('listProposedTags', (data) => {
          for (const tag of data) seen.set(tag.tagId, tag)
          return [...seen.values()]
        })(returning, passing),
    ),
    probe: async (ask) => {
      const [{ tagId }] = await dataOf(ask, '/policy/api/customer/tag/propose')
      await ask('/policy/api/customer/tag/add', { body: { tagId } })
      return (await dataOf(ask, '/policy/api/customer/tag/propose')).some((tag: Loose) => tag.tagId === tagId)
    },
  }),
  relations({
    id: 'calculations of an enterprise without its name',
    operationId: 'listToolResults',
    write: true,
    reply: inData('listToolResults', ({ records }) => {
      for (const record of records) record.enName = null
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 20, operatingIncome: 300 }
      await ask('/consult/api/customer/eva/en/size', { body: { enId: 'en-1001', inputYear: 2025, inputs } })
      const [{ enId, enName }] = (await dataOf(ask, '/consult/api/customer/tool/history/list')).records
      return enId !== null && enName === null
    },
  }),
]
