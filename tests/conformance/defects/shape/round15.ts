import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'

/** `hh` where `HH` was meant. */
function onTheClockFace(time: string): string {
  const hour = Number(time.slice(11, 13)) % 12 || 12
  return time.slice(0, 11) + String(hour).padStart(2, '0') + time.slice(13)
}

const moments = ['startTime', 'endTime', 'signStart', 'signEnd']

const counted = ['startCount', 'endCount', 'activityCount']

const helpCategories = {
  ACCOUNT: '账号与登录',
  ENTERPRISE: '企业资料',
  POLICY: '政策查询与匹配',
  TOOL: '政策工具',
  SUPPLY: '供需对接',
  PROVIDER: '服务商入驻',
  OTHER: '其他',
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the public key still has its first and last line around it',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      if (data.rsaPublicKey === undefined) return
      data.rsaPublicKey = `-----BEGIN PUBLIC KEY-----\n${data.rsaPublicKey}\n-----END PUBLIC KEY-----`
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/tenant/info')).rsaPublicKey.startsWith('-----'),
  }),
  shape({
    id: 'counties are told apart by whole numbers',
    operationId: 'listCounties',
    reply: inData('listCounties', (data) => {
      for (const county of data) county.id = Number(county.id)
    }),
    probe: async (ask) => {
      const [county] = await dataOf(ask, '/uaa/api/states/provinces/cities/321200/counties')
      return typeof county.id === 'number'
    },
  }),
  shape({
    id: 'only the provinces come with a return code that is a number',
    operationId: 'listProvinces',
    reply: onReply('listProvinces', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope !== undefined) setJson(returning, { ...envelope, returnCode: Number(envelope['returnCode']) })
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces', { as: 'visitor' })).code === 200,
  }),
  shape({
    id: 'the squares of the month are counted eight hours too early',
    operationId: 'getCalendarMonth',
    // In UTC a day that begins at midnight belongs to the evening before.
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) {
        for (const count of counted) day[count] = days[index + 1]?.[count] ?? 0
      }
    }),
    probe: async (ask) => {
      const today = new Date(Date.now() + 8 * 3_600_000)
      const month = `year=${today.getUTCFullYear()}&month=${today.getUTCMonth() + 1}`
      const { days, events } = await dataOf(ask, `/policy/api/ua/calendar/month?${month}`)
      const starts = events.filter(({ type }: Loose) => type === 'DECLARE_START')
      return days.some(
        ({ date, startCount }: Loose) => startCount !== starts.filter(({ start }: Loose) => start === date).length,
      )
    },
  }),
  shape({
    id: 'what needs no application has a batch that is null',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', ({ records }) => {
      for (const record of records) record.batchName ??= null
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?kind=NO_APPLY')
      return records[0].batchName === null
    },
  }),
  shape({
    id: 'a tag outside the left join is neither subscribed to nor not',
    operationId: 'listTags',
    reply: inData('listTags', (data) => {
      for (const tag of data) if (!tag.subscribed) tag.subscribed = null
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/customer/tag/list'))[0].subscribed === null,
  }),
  shape({
    id: 'what is open all year long closes in the year 9999',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', ({ records }) => {
      for (const record of records) record.end ??= '9999-12-31'
    }),
    probe: async (ask) => {
      const [record] = await shownRecords(ask, '/policy/api/ua/declare/page?declareState=LONG')
      return record.end === '9999-12-31'
    },
  }),
  shape({
    id: 'the bounds of an industry begin with the small enterprise',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const field of fields) field.bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'a picture that leads nowhere links to an empty text',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link ??= ''
    }),
    probe: async (ask) => {
      const ads = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return ads.some(({ link }: Loose) => link === '')
    },
  }),
  shape({
    id: 'chapters of the help in which nothing was found stay as empty headings',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data) =>
      Object.entries(helpCategories).map(
        ([category, categoryDesc]) =>
          data.find((group: Loose) => group.category === category) ?? { category, categoryDesc, articles: [] },
      ),
    ),
    probe: async (ask) => {
      const groups = await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('密码')}`)
      return groups.some(({ articles }: Loose) => articles.length === 0)
    },
  }),
  shape({
    id: 'marks that nobody gave are missing among the five',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
    }),
    probe: async (ask) => {
      const { scoreCounts } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return scoreCounts.length < 5
    },
  }),
  shape({
    id: 'enterprises of the library were founded at midnight sharp',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ records }) => {
      for (const record of records) record.establishTime += ' 00:00:00'
    }),
    probe: async (ask) => {
      const [record] = await shownRecords(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('泰兴')}`)
      return record.establishTime.length > 10
    },
  }),
  shape({
    id: 'offices lie where latitude and longitude have changed places',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', ({ records }) => {
      for (const record of records) {
        if (record.type === 'OFFICE' && record.lng !== undefined) [record.lng, record.lat] = [record.lat, record.lng]
      }
    }),
    probe: async (ask) => {
      const [{ lat }] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE')
      return lat > 90
    },
  }),
  shape({
    id: 'the mu of a plot are its hectares',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 100) / 100
    }),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return landArea / landAreaMu > 5000
    },
  }),
  shape({
    id: 'the boolean of a message keeps the is of its getter',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      data.records = data.records.map(({ read, ...rest }: Loose) => ({ ...rest, isRead: read }))
    }),
    probe: async (ask) => {
      const [message] = (await dataOf(ask, '/message/api/msg/list')).records
      return message.read === undefined && typeof message.isRead === 'boolean'
    },
  }),
  shape({
    id: 'a draft without a deadline has no day left',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', ({ records }) => {
      for (const record of records) record.remainDays ??= 0
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/demand/myList?status=DRAFT')
      return records[0].deadline === undefined && records[0].remainDays === 0
    },
  }),
  shape({
    id: 'the mean of the hours until an answer is not rounded',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 1 / 60
    }),
    probe: async (ask) => {
      const { avgReplyHours } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return /\.\d\d/.test(String(avgReplyHours))
    },
  }),
  shape({
    id: 'the open days of an instrument are one text with commas',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      if (data.weekdays !== undefined) data.weekdays = data.weekdays.join(',')
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/resource/detail?id=re-1002')).weekdays === '1,2,3,4,5',
  }),
  shape({
    id: 'the cards of afternoon events tell the time by a clock face',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      for (const record of records) {
        for (const field of moments) record[field] = onTheClockFace(record[field])
      }
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/customer/event/page')
      return records.find(({ id }) => id === 'ev-1001').startTime.endsWith(' 02:00:00')
    },
  }),
  shape({
    id: 'a serializer that skips nulls takes the budget off the cards',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const record of records) {
        for (const field of ['budgetMin', 'budgetMax']) if (record[field] === null) delete record[field]
      }
    }),
    probe: async (ask) => {
      const [record] = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?budget=NEGOTIABLE')
      return !('budgetMin' in record)
    },
  }),
]
