import { dataOf } from '../../asked.ts'
import { type Defect, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

/** Views that put the right rows into the wrong words, order or place. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'the newest step of an application first',
    operationId: 'getDeclareRecord',
    reply: inData('getDeclareRecord', ({ timeline }) => {
      timeline.reverse()
    }),
    probe: async (ask) => {
      const { timeline } = await dataOf(ask, '/policy/api/customer/declare/detail?id=dr-1003')
      return timeline[0].time > timeline.at(-1).time
    },
  }),
  shape({
    id: 'a provider is admitted for one year',
    operationId: 'getFacilitatorDetails',
    reply: inData('getFacilitatorDetails', (data) => {
      if (data.validUntil === null) return
      data.validUntil = `${Number(data.validUntil.slice(0, 4)) - 2}${data.validUntil.slice(4)}`
    }),
    probe: async (ask) => {
      const { auditTime, validUntil } = await dataOf(ask, '/enterprise/api/member/facilitator/details/en-1001')
      return Number(validUntil.slice(0, 4)) - Number(auditTime.slice(0, 4)) === 1
    },
  }),
  shape({
    id: 'the city of an enterprise is its county',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', ({ basicDTO }) => {
      basicDTO.regCity = basicDTO.regRegion
    }),
    probe: async (ask) => {
      const { basicDTO } = await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')
      return basicDTO.regCity !== null && basicDTO.regCity === basicDTO.regRegion
    },
  }),
  shape({
    id: 'the time of a visit in words',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      const now = Date.now()
      for (const record of records) {
        const hours = Math.floor((now - Date.parse(`${record.viewTime.replace(' ', 'T')}+08:00`)) / 3_600_000)
        record.viewTime = hours < 24 ? `${hours}小时前` : `${Math.floor(hours / 24)}天前`
      }
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/list')).records[0].viewTime.endsWith('前'),
  }),
]
