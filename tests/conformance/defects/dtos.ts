import { dataOf } from '../asked.ts'
import { inData, type Ask, type Defect, type Loose } from '../defect.ts'
import { shape } from '../groups.ts'

const counties = '/uaa/api/states/provinces/cities/321200/counties'
const records = async (ask: Ask, target: string): Promise<Loose[]> => (await dataOf(ask, target)).records

/** What serializers and drivers of databases make of a record. */
export const dtoDefects: Defect[] = [
  shape({
    id: 'the identifiers of counties are long integers',
    operationId: 'listCounties',
    reply: inData('listCounties', (data) => {
      for (const county of data) county.id = Number(county.id)
    }),
    probe: async (ask) => typeof (await dataOf(ask, counties))[0].id === 'number',
  }),
  shape({
    id: 'the public key comes in lines of a mail',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      data.rsaPublicKey = data.rsaPublicKey?.replace(/.{76}(?=.)/g, '$&\r\n')
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/tenant/info')).rsaPublicKey.includes('\r\n'),
  }),
  shape({
    id: 'the number of a certificate is a nullable string of the driver',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', (data) => {
      for (const record of data.records) record.certNo = { String: record.certNo ?? '', Valid: record.certNo !== null }
    }),
    probe: async (ask) => {
      const [first] = await records(ask, '/enterprise/api/member/en/electricity/list')
      return first.certNo?.Valid !== undefined
    },
  }),
  shape({
    id: 'credit codes are padded to the width of their column',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      for (const record of data.records) record.creditCode = record.creditCode.padEnd(20)
    }),
    probe: async (ask) => {
      const [first] = await records(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('江畔')}`)
      return first.creditCode.endsWith(' ')
    },
  }),
  shape({
    id: 'the months of the calendar count from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      for (const month of data.months) month.month -= 1
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'the day since when policies are new has a time of midnight',
    operationId: 'previewDigest',
    reply: inData('previewDigest', (data) => {
      data.since = `${data.since} 00:00:00`
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/customer/tag/digest')).since.length === 19,
  }),
  shape({
    id: 'the draft of an achievement is read as one of a patent',
    operationId: 'getMyResource',
    reply: inData('getMyResource', (data) => {
      if (data.status === 'DRAFT' && data.resourceType === 'ACHIEVEMENT') data.resourceType = 'PATENT'
    }),
    probe: async (ask) => {
      const detail = await dataOf(ask, '/supanddem/api/customer/resource/myDetail?id=re-1009')
      return detail.resourceType === 'PATENT'
    },
  }),
  shape({
    id: 'the outline of a piece of land is a closed ring',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      if (data.polygon.length > 0) data.polygon.push(data.polygon[0])
    }),
    probe: async (ask) => {
      const { polygon } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return polygon.length > 1 && JSON.stringify(polygon[0]) === JSON.stringify(polygon.at(-1))
    },
  }),
  shape({
    id: 'who has never tested the cloud has no record at all',
    operationId: 'getCloudInfo',
    reply: inData('getCloudInfo', (data) => (data.updateTime === null ? null : data)),
    probe: async (ask) => (await dataOf(ask, '/consult/api/customer/cloud/info')) === null,
  }),
  shape({
    id: 'no link is the word null',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link = String(ad.link)
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list')).some(({ link }: Loose) => link === 'null'),
  }),
  shape({
    id: 'a message that leads nowhere has an empty link',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      for (const message of data.records) message.link ??= ''
    }),
    probe: async (ask) => (await records(ask, '/message/api/msg/list')).some(({ link }) => link === ''),
  }),
]
