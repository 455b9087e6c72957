import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { first, reshaped } from '../shared/hooks.ts'

const oneDemand = '/supanddem/api/ua/show/demand/detail?id=de-1016'
const oneResource = '/supanddem/api/ua/show/resource/detail?id=re-1001'
const oneMonth = '/policy/api/ua/calendar/month?year=2026&month=11'

export const shapeDefects: Defect[] = [
  shape({
    id: 'what a provider offers in its promises is one text with commas',
    ...reshaped('listFacilitators', (data) => {
      for (const record of data.records) record.promise = record.promise.join(',')
    }),
    probe: async (ask) =>
      typeof first(await recordsIn(ask, '/enterprise/api/ua/facilitator/list')).promise === 'string',
  }),
  shape({
    id: 'the name of a provider’s contact is masked but its telephone number is not',
    ...reshaped('getFacilitator', ({ contact }) => {
      if (contact?.tel !== undefined) contact.tel = contact.tel.replace('****', '0217')
    }),
    probe: async (ask) => {
      const { contact } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return contact.contacts.includes('*') && !contact.tel.includes('*')
    },
  }),
  shape({
    id: 'a masked mobile number loses the stars and is seven digits long',
    ...reshaped('getDemand', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace('****', '')
    }),
    probe: async (ask) => (await dataOf(ask, oneDemand)).contactMasked.contactTel.length === 7,
  }),
  shape({
    id: 'the moment a resource was published is a number of milliseconds',
    ...reshaped('getResource', (data) => {
      data.publishTime = Date.parse(`${data.publishTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => (await dataOf(ask, oneResource)).publishTime > 1e12,
  }),
  shape({
    id: 'the footprints are stamped in the notation of ISO with a zone',
    ...reshaped('listHistory', (data) => {
      for (const record of data.records) record.viewTime = `${record.viewTime.replace(' ', 'T')}.000+08:00`
    }),
    probe: async (ask) => first(await recordsIn(ask, '/message/api/history/list')).viewTime.endsWith('+08:00'),
  }),
  shape({
    id: 'the switch of the footprints is the letter Y or N',
    ...reshaped('getHistorySetting', (data) => {
      data.enabled = data.enabled ? 'Y' : 'N'
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/setting')).enabled === 'Y',
  }),
  shape({
    id: 'the longitude and the latitude of a workshop have changed places',
    ...reshaped('getHouseResourceDetail', (data) => {
      Object.assign(data, { lng: data.lat, lat: data.lng })
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).lat > 90,
  }),
  shape({
    id: 'the unit of an office’s price is its Chinese label in place of the code',
    ...reshaped('getOfficeResourceDetail', (data) => {
      if (data.priceUnit === 'STATION_MONTH') data.priceUnit = '元/工位/月'
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/investment/api/officeResource/detail?id=of-1001')).priceUnit.startsWith('元'),
  }),
  shape({
    id: 'the completion of a profile is a number without its sign',
    ...reshaped('getEnterpriseDetails', (data) => {
      data.completion = Number.parseInt(data.completion, 10)
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')).completion > 1,
  }),
  shape({
    id: 'the days of a provider’s statistics have no year',
    ...reshaped('getFacilitatorStatistics', (data) => {
      for (const day of data.days) day.date = day.date.slice(5)
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return first(days).date.length === 5
    },
  }),
  shape({
    id: 'the days of a month are written without a leading zero',
    ...reshaped('getCalendarMonth', (data) => {
      for (const day of data.days) day.date = day.date.replace(/-0(\d)$/, '-$1')
    }),
    probe: async (ask) => first((await dataOf(ask, oneMonth)).days).date === '2026-11-1',
  }),
  shape({
    id: 'the bounds of an industry are read by name as least and most',
    ...reshaped('listIndustryFields', (data) => {
      for (const { fields } of data)
        for (const field of fields) field.bounds = { max: field.bounds[0], min: field.bounds.at(-1) }
    }),
    probe: async (ask) => {
      const [industry] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return first(industry.fields).bounds.max !== undefined
    },
  }),
  shape({
    id: 'the share of those who find a policy useful has the whole fraction of a double',
    ...reshaped('getPolicyDetail', ({ stats }) => {
      if (stats?.usefulRate !== undefined) stats.usefulRate += 0.000_753_424_657
    }),
    probe: async (ask) => /"usefulRate":\d+\.\d{5,}/.test((await ask('/policy/api/ua/policy/detail?id=p-1001')).text),
  }),
  shape({
    id: 'the kinds of themes are in small letters',
    ...reshaped('listPolicySubjects', (data) => {
      for (const record of data.records) record.themeType = record.themeType.toLowerCase()
    }),
    probe: async (ask) => first(await recordsIn(ask, '/policy/api/ua/subject/list')).themeType === 'period',
  }),
  shape({
    id: 'parts that are null are left out of the events',
    ...reshaped('pageEvents', (data) => {
      for (const record of data.records) if (record.cover === null) delete record.cover
    }),
    probe: async (ask) => !('cover' in first(await recordsIn(ask, '/supanddem/api/ua/customer/event/page'))),
  }),
  shape({
    id: 'the day before which to answer a docking has the last second of the day',
    ...reshaped('listDemandDockings', (data) => {
      for (const record of data.records) if (record.replyBefore) record.replyBefore += ' 23:59:59'
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, '/supanddem/api/customer/demand/docking/list')
      return records.some(({ replyBefore }: Loose) => replyBefore?.endsWith('59') === true)
    },
  }),
  shape({
    id: 'the rate of success comes with a percent sign',
    ...reshaped('getSupplyDemandStats', (data) => {
      data.successRate = `${data.successRate}%`
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/statistics')).successRate === '100%',
  }),
  shape({
    id: 'the text of a help article is escaped by the filter against scripts',
    ...reshaped('getHelpArticle', (data) => {
      data.content = data.content.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/help/detail/he-1001')).content.startsWith('&lt;'),
  }),
  shape({
    id: 'every province has the children of the tree that it is read from',
    ...reshaped('listProvinces', (data) => {
      for (const province of data) province.children = null
    }),
    probe: async (ask) => first(await dataOf(ask, '/uaa/api/states/provinces')).children === null,
  }),
  shape({
    id: 'who asks for oneself is given the hash of the password too',
    ...reshaped('getCurrentUser', (data) => {
      data.password = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/current-user')).password.startsWith('$2a$'),
  }),
]
