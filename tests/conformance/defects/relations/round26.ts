import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

const sumOf = (counts: Loose[]): number => counts.reduce((sum, { count }) => sum + count, 0)

export const relationsDefects: Defect[] = [
  relations({
    id: 'the number of demands does not count those that are being negotiated',
    operationId: 'countDemands',
    reply: inData('countDemands', (data) => data - 8),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/demand/count')) <
      (await dataOf(ask, '/supanddem/api/ua/show/demand/list')).total,
  }),
  relations({
    id: 'the score of a provider is rounded to halves where it is opened',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (typeof data.avgScore === 'number') data.avgScore = Math.round(data.avgScore * 2) / 2
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/enterprise/api/ua/facilitator/list')
      return (await dataOf(ask, `/enterprise/api/ua/facilitator/${first.id}`)).avgScore !== first.avgScore
    },
  }),
  relations({
    id: 'an office is dearer where it is opened than in the list',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      if (typeof data.price === 'number') data.price = Math.round(data.price * 109) / 100
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE')
      const { price } = await dataOf(ask, `/investment/api/officeResource/detail?id=${first.id}`)
      return price > first.price
    },
  }),
  relations({
    id: 'the kinds of demands leave the others out of their sum',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.demandTypes = data.demandTypes.filter(({ demandType }: Loose) => demandType !== 'OTHER')
    }),
    probe: async (ask) => {
      const { demandCount, demandTypes } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return sumOf(demandTypes) < demandCount
    },
  }),
]
