import { type Defect, type Loose, inData } from '../../defect.ts'

export const shapeDefects: Defect[] = [
  {
    id: 'one row has a number for yes',
    group: 'shape',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => {
      if (data.records.length > 5) data.records.at(-1).couponAccepted = 1
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/facilitator/list')).data.records.at(-1).couponAccepted === 1,
  },
  {
    id: 'empty text for no day',
    group: 'shape',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      data.availableDate ??= ''
    }),
    probe: async (ask) => {
      const { records } = (await ask('/investment/ua/showResource/listByType?type=OFFICE&size=50')).data
      const { id } = records.find(({ availableDate }: Loose) => availableDate === null)
      return (await ask(`/investment/api/officeResource/detail?id=${id}`)).data.availableDate === ''
    },
  },
  {
    id: 'an average that nobody rounded',
    group: 'shape',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      if (typeof data.avgScore === 'number') data.avgScore -= 0.0333
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/resource/list?size=50')).data
      const one = records.find(({ avgScore }: Loose) => avgScore > 0)
      return (await ask(`/supanddem/api/ua/show/resource/detail?id=${one.id}`)).data.avgScore < one.avgScore
    },
  },
]
