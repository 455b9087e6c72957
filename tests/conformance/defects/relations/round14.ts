import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { notices } from '../shared/addresses.ts'
import { totalOf } from '../shared/requests.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'drafts are demands, when they are counted',
    operationId: 'countDemands',
    reply: inData('countDemands', (count) => count + 3),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/demand/count')) >
      (await totalOf(ask, '/supanddem/api/ua/show/demand/list')),
  }),
  relations({
    id: 'the newer news is behind the button for the older',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      const { prev, next } = data
      Object.assign(data, { prev: next, next: prev })
    }),
    probe: async (ask) => {
      const [first, second] = (await shownRecords(ask, `${notices}?columnCode=NEWS`)).filter(({ top }) => !top)
      return (await dataOf(ask, `/content/api/ua/notice/pc/detail/${second.id}`)).next?.id === first.id
    },
  }),
  relations({
    id: 'land that is sold in the list is for sale on its page',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.status = 'AVAILABLE'
    }),
    probe: async (ask) => {
      const land = await shownRecords(ask, '/investment/ua/showResource/listByType?type=LAND&size=50')
      const { id } = land.find(({ status }) => status === 'DONE')
      return (await dataOf(ask, `/investment/api/landResource/detail?id=${id}`)).status !== 'DONE'
    },
  }),
  relations({
    id: 'an event refers to a policy that has been deleted',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => {
      if (data.relatedPolicyIds.length > 0) data.relatedPolicyIds.splice(-1, 1, 'p-0907')
    }),
    probe: async (ask) => {
      for (const { id } of await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')) {
        const { relatedPolicyIds } = await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${id}`)
        for (const policyId of relatedPolicyIds)
          if ((await ask(`/policy/api/ua/policy/detail?id=${policyId}`)).code === '4040') return true
      }
      return false
    },
  }),
]
