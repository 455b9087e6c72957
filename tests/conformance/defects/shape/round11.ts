import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { plotDetail } from '../shared/addresses.ts'
import { withClosedOutline } from '../shared/hooks.ts'
import { isClosed } from '../shared/values.ts'

const counties = '/uaa/api/states/provinces/cities/321200/counties'

export const shapeDefects: Defect[] = [
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
      const [first] = await recordsIn(ask, '/enterprise/api/member/en/electricity/list')
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
      const [first] = await recordsIn(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('江畔')}`)
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
    reply: inData('getLandResourceDetail', withClosedOutline),
    probe: async (ask) => isClosed((await dataOf(ask, `${plotDetail}?id=ld-1001`)).polygon),
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
    probe: async (ask) => (await recordsIn(ask, '/message/api/msg/list')).some(({ link }) => link === ''),
  }),
  shape({
    id: 'whether a link leads outside is a tiny integer',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) for (const item of items) item.out = item.out ? 1 : 0
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list'))[0].items[0].out === 1,
  }),
  shape({
    id: 'a product whose price is to be negotiated costs nothing',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data) => {
      for (const product of data.records) if (product.priceType === 'NEGOTIABLE') product.price = 0
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/ua/facilitator/product?priceType=NEGOTIABLE')
      return records[0].price === 0
    },
  }),
  shape({
    id: 'the coverage of a match is a fraction',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (data) => {
      data.coverage = Math.round(data.coverage * 100) / 10_000
    }),
    probe: async (ask) => {
      const match = '/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001'
      return (await dataOf(ask, match)).coverage < 1
    },
  }),
  shape({
    id: 'the deadline of an event one has signed up for lacks the seconds',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', (data) => {
      for (const sign of data.records) sign.signEnd = sign.signEnd.slice(0, 16)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/event/myList')
      return records[0].signEnd.length === 16
    },
  }),
  shape({
    id: 'an event of one organizer has null for the others',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => {
      if (data.coOrganizers.length === 0) data.coOrganizers = null
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/customer/event/detail?id=ev-1001')).coOrganizers === null,
  }),
  shape({
    id: 'distances are texts with their unit',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => {
      for (const way of data.traffic) way.distance = `${way.distance}公里`
    }),
    probe: async (ask) => {
      const { traffic } = await dataOf(ask, '/investment/ua/showResource/detailOfEnvironment?id=env-1001')
      return traffic[0].distance === '3.5公里'
    },
  }),
  shape({
    id: 'a rule without an earlier version has an empty list of changes',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const rule of data) rule.changes ??= []
    }),
    probe: async (ask) => {
      const [rule] = await dataOf(ask, '/consult/api/ua/tool/rule/list?toolCode=SCALE')
      return rule.changes?.length === 0
    },
  }),
  shape({
    id: 'what was filled in is the text of the JSON column',
    operationId: 'getToolResult',
    write: true,
    reply: inData('getToolResult', (data) => {
      for (const [key, value] of Object.entries(data)) if (key !== 'result') data[key] = JSON.stringify(value)
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_600 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputs } })).data
      return typeof (await dataOf(ask, `/consult/api/customer/tool/history/detail?id=${id}`)).scale === 'string'
    },
  }),
  shape({
    id: 'the amounts of an investment are decimal texts',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => {
      for (const field of ['investAmountMin', 'investAmountMax'])
        if (data[field] !== null) data[field] = data[field].toFixed(2)
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/attract/detail/at-1001')).investAmountMin === '0.50',
  }),
  shape({
    id: 'after the oldest news comes one without title',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.next ??= { id: null, title: null }
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/notice/pc/detail/n-1022')).next?.title === null,
  }),
  shape({
    id: 'kinds of messages without an unread one are not counted',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      const counts: [string, Loose][] = Object.entries(data.byType)
      data.byType = Object.fromEntries(counts.filter(([, count]) => count > 0))
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/count')).byType.SYSTEM === undefined,
  }),
]
