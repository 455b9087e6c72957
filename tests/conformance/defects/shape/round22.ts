import { dataOf, shownRecords } from '../../asked.ts'
import { type Ask, type Defect, type Loose, envelopeOf, inData, remembering, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { withoutReadTypes } from '../shared/hooks.ts'
import { isWritten } from '../shared/values.ts'

/** A moment of East Asia, as a server in London would write it. */
function inUtc(moment: string): string {
  const at = new Date(`${moment.replace(' ', 'T')}Z`)
  at.setUTCHours(at.getUTCHours() - 8)
  return at.toISOString().slice(0, 19).replace('T', ' ')
}

const firstOf = async (ask: Ask, list: string): Promise<Loose> => (await shownRecords(ask, list))[0]

export const shapeDefects: Defect[] = [
  shape({
    id: 'kinds of messages of which none is unread are left out of the counts',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/count')).byType.SYSTEM === undefined,
  }),
  shape({
    id: 'the time of a visit has a T between day and hour',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      for (const record of records) record.viewTime = record.viewTime.replace(' ', 'T')
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/list')).records[0].viewTime.includes('T'),
  }),
  shape({
    id: 'the newest piece of a column has no field for the newer one',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      if (data.prev === null) delete data.prev
    }),
    probe: async (ask) => {
      for (const { id } of await shownRecords(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS&size=50')) {
        if (!('prev' in (await dataOf(ask, `/content/api/ua/notice/pc/detail/${id}`)))) return true
      }
      return false
    },
  }),
  shape({
    id: 'the list gives what is to be invested in ten thousands, not in hundred millions',
    operationId: 'listAttracts',
    reply: inData('listAttracts', ({ records }) => {
      for (const record of records) {
        for (const name of ['investAmountMin', 'investAmountMax']) {
          if (record[name] !== null) record[name] = Math.min(99_999.99, Math.round(record[name] * 10_000))
        }
      }
    }),
    probe: async (ask) => {
      const listed = await firstOf(ask, '/content/api/ua/attract/list')
      const detail = await dataOf(ask, `/content/api/ua/attract/detail/${listed.id}`)
      return listed.investAmountMin === detail.investAmountMin * 10_000
    },
  }),
  shape({
    id: 'the place of an advertisement among the others is a text',
    operationId: 'listAds',
    reply: inData('listAds', (ads) => {
      for (const ad of ads) ad.sort = String(ad.sort)
    }),
    probe: async (ask) => isWritten((await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].sort),
  }),
  shape({
    id: 'the lower bounds of the classes run from small to large',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (industries) => {
      for (const { fields } of industries) for (const { bounds } of fields) bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'a rule that is in force ends in the year 9999',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (list) => {
      for (const rule of list) rule.effectiveTo ??= '9999-12-31'
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/consult/api/ua/tool/rule/list')).some(
        ({ effectiveTo }: Loose) => effectiveTo === '9999-12-31',
      ),
  }),
  shape({
    id: 'the keywords of a listed demand are one text with commas',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const record of records) record.keywords = record.keywords.join(',')
    }),
    probe: async (ask) => isWritten((await firstOf(ask, '/supanddem/api/ua/show/demand/list')).keywords),
  }),
  shape({
    id: 'a resource with too few evaluations has the score 0',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      data.avgScore ??= 0
    }),
    probe: async (ask) => {
      const shown = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=50')
      const { id } = shown.find(({ avgScore }) => avgScore === null)
      return (await dataOf(ask, `/supanddem/api/ua/show/resource/detail?id=${id}`)).avgScore === 0
    },
  }),
  shape({
    id: 'the rate of success is a fraction of one',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (typeof data.successRate === 'number') data.successRate = Math.round(data.successRate * 100) / 10_000
    }),
    probe: async (ask) => {
      const { successRate } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return successRate > 0 && successRate <= 1
    },
  }),
  shape({
    id: 'the outline of a plot of land comes back to its first corner',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', ({ polygon }) => {
      if (polygon.length > 0) polygon.push({ ...polygon[0] })
    }),
    probe: async (ask) => {
      const { id } = await firstOf(ask, '/investment/ua/showResource/listByType?type=LAND')
      const { polygon } = await dataOf(ask, `/investment/api/landResource/detail?id=${id}`)
      return JSON.stringify(polygon[0]) === JSON.stringify(polygon.at(-1))
    },
  }),
  shape({
    id: 'longitude and latitude of an office change places',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      const { lng, lat } = data
      if (lng !== undefined && lat !== undefined) Object.assign(data, { lng: lat, lat: lng })
    }),
    probe: async (ask) => {
      const { id } = await firstOf(ask, '/investment/ua/showResource/listByType?type=OFFICE')
      const { lng, lat } = await dataOf(ask, `/investment/api/officeResource/detail?id=${id}`)
      return lat > lng
    },
  }),
  shape({
    id: 'the region of a factory is told by its name',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      Object.assign(data, { regProvince: '江苏省', regCity: '泰州市', regRegion: '泰兴市' })
    }),
    probe: async (ask) => {
      const { id } = await firstOf(ask, '/investment/ua/showResource/listByType?type=HOUSE')
      return (await dataOf(ask, `/investment/api/resource/detail?id=${id}`)).regProvince === '江苏省'
    },
  }),
  shape({
    id: 'saving the staff answers with how complete the profile was before',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    ...remembering(
      () => new Map([['en-1001', '64%']]),
      (known, returning, passing) => {
        const { data }: Loose = envelopeOf(returning) ?? {}
        if (!isWritten(data?.enId) || !isWritten(data?.completion)) return
        const before = known.get(data.enId)
        known.set(data.enId, data.completion)
        if (passing.operationId !== 'saveEnterprisePersonnel' || before === undefined) return
        setJson(returning, { ...envelopeOf(returning), data: { ...data, completion: before } })
      },
    ),
    probe: async (ask) => {
      const rest = { overBachelorAmount: 48, overMasterAmount: null, overDoctorAmount: null }
      const body = { employeeAmount: 186, overCollegeAmount: 100, ...rest }
      const { data } = await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      const { completion } = await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')
      return data.completion !== completion
    },
  }),
  shape({
    id: 'how complete the profile is comes as a number',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      data.completion = Number(data.completion.replace('%', ''))
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')).completion === 'number',
  }),
  shape({
    id: 'an enterprise of the library that nobody bound has an empty identifier',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ records }) => {
      for (const record of records) record.enId ??= ''
    }),
    probe: async (ask) => {
      const list = `/enterprise/api/ua/en/lib/list?size=50&name=${encodeURIComponent('泰兴')}`
      return (await shownRecords(ask, list)).some(({ enId }) => enId === '')
    },
  }),
  shape({
    id: 'the detail of a policy tells the publishing time eight hours early',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      data.publishTime = inUtc(data.publishTime)
    }),
    probe: async (ask) => {
      const { id, publishTime } = await firstOf(ask, '/policy/api/ua/policy/list')
      return (await dataOf(ask, `/policy/api/ua/policy/detail?id=${id}`)).publishTime === inUtc(publishTime)
    },
  }),
  shape({
    id: 'the last day of a batch counts as one that remains',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', ({ records }) => {
      for (const record of records) if (record.remainDays !== undefined) record.remainDays += 1
    }),
    probe: async (ask) => {
      const running = await firstOf(ask, '/policy/api/ua/declare/page')
      const shown = await shownRecords(ask, '/policy/api/declare/show/page?size=50')
      const same = shown.find(({ id }) => id === running.id)
      return running.remainDays === same.remainDays + 1
    },
  }),
  shape({
    id: 'days of a month on which nothing happens are left out',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.filter((day: Loose) => day.startCount + day.endCount + day.activityCount > 0)
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=11')).days.length < 30,
  }),
  shape({
    id: 'the colour of the tenant has lost its hash',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      data.themeColor = data.themeColor.replace('#', '')
    }),
    probe: async (ask) => !(await dataOf(ask, '/uaa/api/ua/tenant/info')).themeColor.startsWith('#'),
  }),
]
