import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn } from '../../asked.ts'
import { shape } from '../../groups.ts'
import {
  advertisements,
  attributes,
  calendar,
  certificates,
  declareFiles,
  declareList,
  demandStatistics,
  docking,
  events,
  messageCounts,
  statistics,
  toolRules,
} from '../shared/addresses.ts'
import { eachRecord } from '../shared/pages.ts'
import { byText } from '../shared/values.ts'

const land = '/investment/api/landResource/detail?id=ld-1001'
const unsplit = '/investment/api/resource/detail?id=hs-1008'
const environment = '/investment/ua/showResource/detailOfEnvironment?id=env-1001'
const library = '/enterprise/api/ua/en/lib/list?name=%E7%A7%91%E6%8A%80'
const resourceDocking = '/supanddem/api/customer/resource/docking/detail?id=dk-2002'
const industries = '/supanddem/api/ua/show/category/industryCategoryList'
const year = `${calendar}/year?year=2026`
const match = '/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the area of a site is given in mu where square metres are due',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => void (data.landArea = data.landAreaMu)),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, land)
      return landArea === landAreaMu && landArea > 0
    },
  }),
  shape({
    id: 'the least area of a house that cannot be split is zero instead of null',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => void (data.minSplitArea ??= 0)),
    probe: async (ask) => {
      const { canSplit, minSplitArea } = await dataOf(ask, unsplit)
      return canSplit === false && minSplitArea === 0
    },
  }),
  shape({
    id: 'longitude and latitude of a park have changed places',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => void Object.assign(data, { lng: data.lat, lat: data.lng })),
    probe: async (ask) => (await dataOf(ask, environment)).lat > 90,
  }),
  shape({
    id: 'the days of the statistics run from today backwards',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => void (data.days = data.days.toReversed())),
    probe: async (ask) => {
      const { days } = await dataOf(ask, statistics)
      return days.length > 1 && days[0].date > days.at(-1).date
    },
  }),
  shape({
    id: 'certified levels are labels instead of codes',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ certification }) => {
      certification.deptCertSpcEn = certification.deptCertSpcEn?.map(() => '省级')
    }),
    probe: async (ask) => (await dataOf(ask, attributes)).certification.deptCertSpcEn[0] === '省级',
  }),
  shape({
    id: 'null members of a certificate are dropped from the JSON',
    operationId: 'listElectricityCertificates',
    reply: inData(
      'listElectricityCertificates',
      eachRecord((each) => {
        for (const key of ['level', 'certNo', 'validUntil', 'auditRemark']) if (each[key] === null) delete each[key]
      }),
    ),
    probe: async (ask) => {
      const records = await recordsIn(ask, `${certificates}?enId=en-1001`)
      return records.some((each) => each.status === 'PASS' && !('auditRemark' in each))
    },
  }),
  shape({
    id: 'an enterprise that is no member has an empty text for its id',
    operationId: 'searchEnterprises',
    reply: inData(
      'searchEnterprises',
      eachRecord((each) => void (each.enId ??= '')),
    ),
    probe: async (ask) => (await recordsIn(ask, library)).some(({ enId }) => enId === ''),
  }),
  shape({
    id: 'the mask of a telephone number has six stars and no beginning',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = `******${contactMasked.contactTel.slice(-5)}`
    }),
    probe: async (ask) => (await dataOf(ask, docking)).contactMasked.contactTel.startsWith('******'),
  }),
  shape({
    id: 'no attachments are null instead of an empty list',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      if (data.attachments?.length === 0) data.attachments = null
    }),
    probe: async (ask) => (await dataOf(ask, resourceDocking)).attachments === null,
  }),
  shape({
    id: 'times of events are without seconds',
    operationId: 'pageEvents',
    reply: inData(
      'pageEvents',
      eachRecord((each) => void (each.startTime = each.startTime.slice(0, 16))),
    ),
    probe: async (ask) => (await recordsIn(ask, events))[0].startTime.length === 16,
  }),
  shape({
    id: 'the mean hours until a reply have all their decimals',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 0.0416666667
    }),
    probe: async (ask) => {
      const { avgReplyHours } = await dataOf(ask, demandStatistics)
      return String(avgReplyHours).length > 6
    },
  }),
  shape({
    id: 'codes of industries are numbers without their leading zero',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children } of data) for (const each of children) each.code = Number(each.code)
    }),
    probe: async (ask) => (await dataOf(ask, industries))[0].children[0].code === 1,
  }),
  shape({
    id: 'months without any event are missing in the year',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      data.months = data.months.filter((each: Loose) => each.startCount + each.endCount + each.activityCount > 0)
    }),
    probe: async (ask) => (await dataOf(ask, year)).months.length < 12,
  }),
  shape({
    id: 'the extension of a declaration file is in capitals with its dot',
    operationId: 'pageDeclareFiles',
    reply: inData(
      'pageDeclareFiles',
      eachRecord((each) => void (each.fileType = `.${each.fileType.toUpperCase()}`)),
    ),
    probe: async (ask) => (await recordsIn(ask, declareFiles))[0].fileType.startsWith('.'),
  }),
  shape({
    id: 'an amount not yet known is shown as zero',
    operationId: 'listDeclareRecords',
    reply: inData(
      'listDeclareRecords',
      eachRecord((each) => void (each.amount ??= 0)),
    ),
    probe: async (ask) => {
      const records = await recordsIn(ask, declareList)
      return records.some(({ status, amount }) => status === 'SUBMITTED' && amount === 0)
    },
  }),
  shape({
    id: 'a condition without a text of its state',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (data) => {
      for (const each of data.conditions) if (each.status === 'UNKNOWN') each.statusDesc = ''
    }),
    probe: async (ask) => (await dataOf(ask, match)).conditions.some(({ statusDesc }: Loose) => statusDesc === ''),
  }),
  shape({
    id: 'a rule still in force ends in the year 9999',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const each of data) each.effectiveTo ??= '9999-12-31'
    }),
    probe: async (ask) => {
      const rules = await dataOf(ask, toolRules)
      return rules.some(({ effectiveTo }: Loose) => effectiveTo === '9999-12-31')
    },
  }),
  shape({
    id: 'a banner that leads nowhere links to a hash',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const each of data) each.link ??= '#'
    }),
    probe: async (ask) => {
      const ads = await dataOf(ask, advertisements)
      return ads.some(({ linkType, link }: Loose) => linkType === 'NONE' && link === '#')
    },
  }),
  shape({
    id: 'kinds of messages without unread ones have no count',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', ({ byType }) => {
      for (const type of Object.keys(byType)) if (byType[type] === 0) delete byType[type]
    }),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, messageCounts)).byType),
  }),
  shape({
    id: 'configured links are in the order of their names',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) items.sort((one: Loose, other: Loose) => byText(one.name, other.name))
    }),
    probe: async (ask) => {
      const [{ items }] = await dataOf(ask, '/uaa/api/ua/module-config/list')
      return items.some((each: Loose, index: number) => index > 0 && each.sort < items[index - 1].sort)
    },
  }),
]
