import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import {
  advertisements,
  attributes,
  calendar,
  certificates,
  declareFiles,
  demandStatistics,
  dictionaries,
  keywords,
  messageCounts,
  notice,
  notices,
  products,
  providers,
  statistics,
  toolRules,
} from '../shared/addresses.ts'
import { withoutReadTypes } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { encoded } from '../shared/values.ts'

const month = `${calendar}/month?year=2026&month=7`
const library = `/enterprise/api/ua/en/lib/list?name=${encoded('泰兴')}&size=50`
const types = `${dictionaries}EN_TYPE,PO_FIELD_AREA`
const customerDemands = '/supanddem/api/customer/demand/demandList'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the mean time of replies is not rounded to one decimal',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => void (data.avgReplyHours += 0.0263157894)),
    probe: async (ask) =>
      !Number.isInteger(Math.round((await dataOf(ask, demandStatistics)).avgReplyHours * 1e6) / 1e5),
  }),
  shape({
    id: 'types without unread messages are left out of the counts',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, messageCounts)).byType),
  }),
  shape({
    id: 'the distribution of scores runs from one star to five',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => void (data.scoreCounts = data.scoreCounts.toReversed())),
    probe: async (ask) => (await dataOf(ask, statistics)).scoreCounts[0].score === 1,
  }),
  shape({
    id: 'certifications that were never obtained are null and no empty list',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ certification }) => {
      for (const [name, value] of Object.entries(certification))
        if (Array.isArray(value) && value.length === 0) certification[name] = null
    }),
    probe: async (ask) => (await dataOf(ask, attributes)).certification.deptCertFactory === null,
  }),
  shape({
    id: 'an advertisement that leads nowhere has an empty link',
    operationId: 'listAds',
    reply: inData('listAds', (data) => data.forEach((each: Loose) => void (each.link ??= ''))),
    probe: async (ask) => (await dataOf(ask, advertisements)).some(({ link }: Loose) => link === ''),
  }),
  shape({
    id: 'the ids of keywords are the numbers of the table',
    operationId: 'pageRobotKeywords',
    reply: inData(
      'pageRobotKeywords',
      eachRecord((each) => (each.id = Number(each.id.replace(/\D/g, '')))),
    ),
    probe: async (ask) => (await recordsIn(ask, `${keywords}/page`))[0].id === 1,
  }),
  shape({
    id: 'the masked telephone loses only three digits',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      const contact = Object.values<Loose>(data).find((each) => each?.contactsPosition !== undefined)
      contact.tel = contact.tel.replace('****', '***8')
    }),
    probe: async (ask) => /[^*]\*{3}\d/.test((await ask(`${providers}/fa-2001`)).text),
  }),
  shape({
    id: 'the validity of a certificate is a moment and no day',
    operationId: 'listElectricityCertificates',
    reply: inData(
      'listElectricityCertificates',
      eachRecord((each) => {
        if (each.validUntil !== null) each.validUntil += ' 00:00:00'
      }),
    ),
    probe: async (ask) =>
      (await recordsIn(ask, certificates)).some(({ validUntil }) => validUntil?.endsWith(' 00:00:00') === true),
  }),
  shape({
    id: 'the address of a file lacks its leading slash',
    operationId: 'pageDeclareFiles',
    reply: inData(
      'pageDeclareFiles',
      eachRecord((each) => (each.docUrl = each.docUrl.replace(/^\//, ''))),
    ),
    probe: async (ask) => (await recordsIn(ask, declareFiles))[0].docUrl.startsWith('uaa/'),
  }),
  shape({
    id: 'rules in force end on the last day of the year 9999',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => data.forEach((each: Loose) => void (each.effectiveTo ??= '9999-12-31'))),
    probe: async (ask) => (await dataOf(ask, toolRules)).some(({ effectiveTo }: Loose) => effectiveTo === '9999-12-31'),
  }),
  shape({
    id: 'an enterprise that nobody has bound has an empty id',
    operationId: 'searchEnterprises',
    reply: inData(
      'searchEnterprises',
      eachRecord((each) => (each.enId ??= '')),
    ),
    probe: async (ask) => (await recordsIn(ask, library)).some(({ enId }) => enId === ''),
  }),
  shape({
    id: 'the completion of the profile has no percent sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => void (data.completion = data.completion.replace('%', ''))),
    probe: async (ask) => /^\d+$/.test((await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion),
  }),
  shape({
    id: 'months without declarations are left out of the year',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      data.months = data.months.filter(({ startCount, endCount }: Loose) => startCount + endCount > 0)
    }),
    probe: async (ask) =>
      !(await dataOf(ask, `${calendar}/year?year=2026`)).months.some(({ month: of }: Loose) => of === 1),
  }),
  shape({
    id: 'the days of a month are those of Greenwich, one too early',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const day of days) day.date = new Date(Date.parse(`${day.date}T00:00:00+08:00`)).toISOString().slice(0, 10)
    }),
    probe: async (ask) => (await dataOf(ask, month)).days[0].date === '2026-06-30',
  }),
  shape({
    id: 'the groups of dictionary entries have names in camel case',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) =>
      Object.fromEntries(
        Object.entries(data).map(([name, entries]) => [
          name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          entries,
        ]),
      ),
    ),
    probe: async (ask) => 'enType' in (await dataOf(ask, types)),
  }),
  shape({
    id: 'the newest notice has no prev at all instead of null',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      for (const name of ['prev', 'next']) if (data[name] === null) delete data[name]
    }),
    probe: async (ask) => {
      for (const { id } of await recordsIn(ask, `${notices}?size=50`)) {
        const opened = await dataOf(ask, `${notice}/${id}`)
        if (!('prev' in opened) || !('next' in opened)) return true
      }
      return false
    },
  }),
  shape({
    id: 'a budget to be negotiated is zero',
    operationId: 'listCustomerDemands',
    reply: inData(
      'listCustomerDemands',
      eachRecord((each) => {
        if (each.budgetType === 'NEGOTIABLE') Object.assign(each, { budgetMin: 0, budgetMax: 0 })
      }),
    ),
    probe: async (ask) =>
      (await recordsIn(ask, customerDemands)).some((each) => each.budgetType === 'NEGOTIABLE' && each.budgetMin === 0),
  }),
  shape({
    id: 'the fire class of a house is its Chinese name',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => void (data.fireLevel = `${data.fireLevel}类`)),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).fireLevel.endsWith('类'),
  }),
  shape({
    id: 'longitude and latitude of an office have changed places',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      const { lng, lat } = data
      Object.assign(data, { lng: lat, lat: lng })
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/officeResource/detail?id=of-1001')).lat > 90,
  }),
  shape({
    id: 'the kinds of price are ordinals of the enum',
    operationId: 'listFacilitatorProducts',
    reply: inData(
      'listFacilitatorProducts',
      eachRecord((each) => (each.priceType = ['FIXED', 'RANGE', 'NEGOTIABLE'].indexOf(each.priceType))),
    ),
    probe: async (ask) => (await recordsIn(ask, products))[0].priceType === 0,
  }),
]
