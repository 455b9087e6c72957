import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

const customer = '/supanddem/api/customer'

const shown = '/supanddem/api/ua/show'

const providers = '/enterprise/api/ua/facilitator'

const subjects = '/policy/api/ua/subject'

const pending = 'role=OWNER&status=PENDING&size=50'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the dockings to be answered are counted for demands only',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.receivedPendingCount = Math.floor(data.receivedPendingCount / 2)
    }),
    probe: async (ask) => {
      const ofDemands = (await dataOf(ask, `${customer}/demand/docking/list?${pending}`)).total
      const ofResources = (await dataOf(ask, `${customer}/resource/docking/list?${pending}`)).total
      const { receivedPendingCount: count } = await dataOf(ask, `${customer}/statistics`)
      return ofResources > 0 && count < ofDemands + ofResources
    },
  }),
  relations({
    id: 'the average of a resource is rounded down in its detail',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      if (typeof data.avgScore === 'number') data.avgScore = Math.floor(data.avgScore)
    }),
    probe: async (ask) => {
      const { id, avgScore } = (await shownRecords(ask, `${shown}/resource/list`)).find((each) => each.avgScore > 0)
      return (await dataOf(ask, `${shown}/resource/detail?id=${id}`)).avgScore !== avgScore
    },
  }),
  relations({
    id: 'the number of providers counts those who have not been accepted',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count: number) => count + 3),
    probe: async (ask) =>
      (await dataOf(ask, `${providers}/count`)) !== (await dataOf(ask, `${providers}/list?size=1`)).total,
  }),
  relations({
    id: 'a policy that stands in two sections of a subject is counted twice',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', ({ records }) => {
      for (const record of records) if (record.themeType === 'CHAIN') record.policyCount += 1
    }),
    probe: async (ask) => {
      const listed = (await shownRecords(ask, `${subjects}/list`)).find(({ id }: Loose) => id === 's-101')
      return listed.policyCount !== (await dataOf(ask, `${subjects}/details/s-101`)).policyCount
    },
  }),
]
