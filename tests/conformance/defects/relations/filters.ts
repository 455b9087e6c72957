import { type Defect, inData } from '../../defect.ts'

export const relationsDefects: Defect[] = [
  {
    id: 'applications for resources do not wait for anybody',
    group: 'relations',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (stats) => {
      stats.receivedPendingCount = Math.max(0, stats.receivedPendingCount - 1)
    }),
    probe: async (ask) => {
      const waiting = async (kind: string) =>
        (await ask(`/supanddem/api/customer/${kind}/docking/list?role=OWNER&status=PENDING`)).data.total
      const { receivedPendingCount } = (await ask('/supanddem/api/customer/statistics')).data
      return receivedPendingCount < (await waiting('demand')) + (await waiting('resource'))
    },
  },
  {
    id: 'hidden evaluations count in the list of providers',
    group: 'relations',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }) => {
      for (const record of records) if (record.evaluationCount > 5) record.evaluationCount += 1
    }),
    probe: async (ask) => {
      const [{ id, evaluationCount }] = (await ask('/enterprise/api/ua/facilitator/list')).data.records
      return evaluationCount !== (await ask(`/enterprise/api/ua/facilitator/${id}`)).data.evaluationCount
    },
  },
  {
    id: 'providers under review are counted',
    group: 'relations',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count) => count + 1),
    probe: async (ask) =>
      (await ask('/enterprise/api/ua/facilitator/count')).data >
      (await ask('/enterprise/api/ua/facilitator/list')).data.total,
  },
  {
    id: 'a project that was deleted is still related',
    group: 'relations',
    operationId: 'getAttract',
    reply: inData('getAttract', ({ related }) => {
      related.splice(5, 1, { id: 'at-0997', title: '滨江物流园招商（示例）' })
    }),
    probe: async (ask) => {
      const { related } = (await ask('/content/api/ua/attract/detail/at-1001')).data
      return (await ask(`/content/api/ua/attract/detail/${related.at(-1).id}`)).code === '4040'
    },
  },
]
