import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

/** The same thing from two places that do not agree. */
export const relationsDefects: Defect[] = [
  relations({
    id: 'statistics count resources that are off the shelf',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.resourceCount += 4
    }),
    probe: async (ask) => {
      const { resourceCount } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return resourceCount !== (await dataOf(ask, '/supanddem/api/ua/show/resource/list')).total
    },
  }),
  relations({
    id: 'products keep the former name of their provider',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', ({ records }) => {
      for (const record of records) record.facilitatorName = record.facilitatorName.replace('服务中心', '服务站')
    }),
    probe: async (ask) => {
      const [product] = await shownRecords(ask, '/enterprise/api/ua/facilitator/product')
      const { name } = await dataOf(ask, `/enterprise/api/ua/facilitator/${product.facilitatorId}`)
      return product.facilitatorName !== name
    },
  }),
  relations({
    id: 'the score on the page of a resource is from the nightly job',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      if (typeof data.avgScore === 'number') data.avgScore = Math.round((data.avgScore - 0.2) * 10) / 10
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/show/resource/list')
      const { id, avgScore } = records.find((record) => record.avgScore !== null)
      return (await dataOf(ask, `/supanddem/api/ua/show/resource/detail?id=${id}`)).avgScore !== avgScore
    },
  }),
  relations({
    id: 'the list lets withdraw what the page does not',
    operationId: 'getMyDemand',
    reply: inData('getMyDemand', (data) => {
      data.actions = data.actions.filter((action: string) => action !== 'WITHDRAW')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/demand/myList?status=AUDITING')
      const [{ id, actions }] = records as Loose[]
      const page = await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)
      return actions.join() !== page.actions.join()
    },
  }),
]
