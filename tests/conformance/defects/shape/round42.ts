import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import {
  certificates,
  declareFiles,
  dictionaries,
  docking,
  plotDetail,
  plots,
  statistics,
  suggestions,
} from '../shared/addresses.ts'
import { withClosedOutline, withSwappedPlace, withoutIdleMonths } from '../shared/hooks.ts'
import { firstIn } from '../shared/requests.ts'
import { isClosed } from '../shared/values.ts'

const subscription = '/policy/api/customer/tag/mySubscribe'

const current = '/policy/api/enterprise/sys/current/basic'

const given = '/enterprise/api/member/facilitator/evaluate'

const signs = '/supanddem/api/customer/event/myList'

const typed = `${suggestions}zhineng`

export const shapeDefects: Defect[] = [
  shape({
    id: 'the rate of success is a fraction of one, not a percentage',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.successRate !== null) data.successRate /= 100
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/statistics')).successRate === 1,
  }),
  shape({
    id: 'the time of a visit is in milliseconds since 1970',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const each of data.records) each.viewTime = Date.parse(`${each.viewTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => typeof (await recordsIn(ask, '/message/api/history/list'))[0].viewTime === 'number',
  }),
  shape({
    id: 'the quiet hours lose their leading zero',
    operationId: 'listMySubscribedTags',
    reply: inData('listMySubscribedTags', (data) => void (data.quietEnd = data.quietEnd.replace(/^0/u, ''))),
    probe: async (ask) => (await dataOf(ask, subscription)).quietEnd === '8:00',
  }),
  shape({
    id: 'the completion of the profile has no percent sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => void (data.completion = data.completion.replace('%', ''))),
    probe: async (ask) => /^\d+$/u.test((await dataOf(ask, current)).completion),
  }),
  shape({
    id: 'the type of a declaration file is its media type',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const each of data.records) if (each.fileType === 'pdf') each.fileType = 'application/pdf'
    }),
    probe: async (ask) => (await recordsIn(ask, declareFiles)).some(({ fileType }) => fileType === 'application/pdf'),
  }),
  shape({
    id: 'links that are only text have an empty address',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) for (const each of items) each.url ??= ''
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/uaa/api/ua/module-config/list')).some(({ items }: Loose) =>
        items.some(({ url }: Loose) => url === ''),
      ),
  }),
  shape({
    id: 'months without an event are left out of the year',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', withoutIdleMonths),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months.length < 12,
  }),
  shape({
    id: 'the bounds of an industry begin with the smallest',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const each of fields) each.bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'an evaluation without a reply has a null one',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', (data) => {
      for (const each of data.records) each.reply ??= null
    }),
    probe: async (ask) => (await recordsIn(ask, given)).some(({ reply }) => reply === null),
  }),
  shape({
    id: 'the masked number of a docking hides two digits only',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked !== undefined) contactMasked.contactTel = contactMasked.contactTel.replace('****', '00**')
    }),
    probe: async (ask) => (await dataOf(ask, docking)).contactMasked.contactTel.split('*').length === 3,
  }),
  shape({
    id: 'what an unfinished certificate lacks is an empty text',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', (data) => {
      for (const each of data.records) each.certNo ??= ''
    }),
    probe: async (ask) => (await recordsIn(ask, certificates)).some(({ certNo }) => certNo === ''),
  }),
  shape({
    id: 'longitude and latitude of a workshop are exchanged',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', withSwappedPlace),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).lat > 90,
  }),
  shape({
    id: 'the average score of a provider is not rounded',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      const sum = data.scoreCounts.reduce((total: number, { score, count }: Loose) => total + score * count, 0)
      if (data.avgScore !== null) data.avgScore = sum / data.evaluationCount
    }),
    probe: async (ask) => String((await dataOf(ask, statistics)).avgScore).length > 4,
  }),
  shape({
    id: 'the outline of a plot ends with its first corner again',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', withClosedOutline),
    probe: async (ask) => {
      const { id } = await firstIn(ask, plots)
      return isClosed((await dataOf(ask, `${plotDetail}?id=${id}`)).polygon)
    },
  }),
  shape({
    id: 'the code of a sign-up is written in groups',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', (data) => {
      for (const each of data.records) each.signCode = each.signCode?.replace(/^.{3}/u, '$&-')
    }),
    probe: async (ask) => (await recordsIn(ask, signs))[0].signCode.includes('-'),
  }),
  shape({
    id: 'the codes of dictionaries come back in camel case',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) =>
      Object.fromEntries(
        Object.entries(data).map(([code, values]) => [
          code.toLowerCase().replaceAll(/_[a-z]/gu, (part) => part.slice(1).toUpperCase()),
          values,
        ]),
      ),
    ),
    probe: async (ask) => 'enType' in (await dataOf(ask, `${dictionaries}EN_TYPE`)),
  }),
  shape({
    id: 'the life of a login picture is in milliseconds',
    operationId: 'getZzQr',
    reply: inData('getZzQr', (data) => void (data.expiresIn *= 1000)),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/zz/qr')).expiresIn > 3600,
  }),
  shape({
    id: 'what a suggestion marks is the pinyin that was typed',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', (data, { url }) => {
      for (const each of data.policies) each.hit = url.searchParams.get('keyword')
    }),
    probe: async (ask) => (await dataOf(ask, typed)).policies[0].hit === 'zhineng',
  }),
  shape({
    id: 'the picture of a captcha has the address of an inner host',
    operationId: 'createGraphCaptcha',
    reply: inData('createGraphCaptcha', (data) => void (data.imageSrc = `http://uaa-service:8080${data.imageSrc}`)),
    probe: async (ask) =>
      (await ask('/uaa/api/register/captcha/graph', { method: 'POST' })).data.imageSrc.startsWith('http:'),
  }),
  shape({
    id: 'pictures of the front page have no words for the blind',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const each of data) each.alt = ''
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].alt === '',
  }),
]
