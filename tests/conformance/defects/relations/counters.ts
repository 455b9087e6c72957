import { type Defect, type Loose, inData } from '../../defect.ts'

/** One service counts what another one shows. */
export const relationsDefects: Defect[] = [
  {
    id: 'dockings of resources do not wait',
    group: 'relations',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (stats) => {
      if (stats.receivedPendingCount > 0) stats.receivedPendingCount -= 1
    }),
    probe: async (ask) => {
      const query = 'list?size=50&role=OWNER&status=PENDING'
      const demands = (await ask(`/supanddem/api/customer/demand/docking/${query}`)).data.total
      const resources = (await ask(`/supanddem/api/customer/resource/docking/${query}`)).data.total
      return (await ask('/supanddem/api/customer/statistics')).data.receivedPendingCount !== demands + resources
    },
  },
  {
    id: 'recommended categories count what is not public',
    group: 'relations',
    operationId: 'listDemandCommandCategories',
    reply: inData('listDemandCommandCategories', (categories) => {
      for (const category of categories.slice(0, 2)) category.demandCount += 2
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = (await ask('/supanddem/api/ua/show/demand/command/category')).data
      const all = (await ask('/supanddem/api/ua/show/demand/category/list')).data
      return all.find((each: Loose) => each.id === id).demandCount !== demandCount
    },
  },
  {
    id: 'policies of a subject as of last night',
    group: 'relations',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', ({ records }) => {
      for (const record of records) if (record.policyCount > 0) record.policyCount -= 1
    }),
    probe: async (ask) => {
      const [{ id, policyCount }] = (await ask('/policy/api/ua/subject/list')).data.records
      return (await ask(`/policy/api/ua/subject/details/${id}`)).data.policyCount !== policyCount
    },
  },
  {
    id: 'proposed tags count policies that are over',
    group: 'relations',
    operationId: 'listProposedTags',
    reply: inData('listProposedTags', (proposed) => {
      for (const tag of proposed) tag.policyCount += 3
    }),
    probe: async (ask) => {
      const [{ tagId, policyCount }] = (await ask('/policy/api/customer/tag/propose')).data
      const all = (await ask('/policy/api/customer/tag/list')).data
      return all.find((each: Loose) => each.tagId === tagId).policyCount !== policyCount
    },
  },
]
