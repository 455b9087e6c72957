import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, codeOf, inData, onReply } from '../../defect.ts'
import { shape } from '../../groups.ts'

const cloudForm = { inputYear: 2025, inputs: { monthsOfUse: 12 } }

const eightHours = 8 * 3_600_000

function millisOf(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}+08:00`)
}

const day = 86_400_000

function today(): string {
  return new Date(Date.now() + day / 3).toISOString().slice(0, 10)
}

function daysUntil(date: string): number {
  return (Date.parse(date) - Date.parse(today())) / day
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the time of a cloud test is that of Greenwich',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      const earlier = new Date(millisOf(data.createTime)).toISOString()
      data.createTime = earlier.slice(0, 19).replace('T', ' ')
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/cloud/commit', { body: cloudForm, as: 'visitor' })
      return Date.now() - millisOf(data.createTime) > eightHours - 600_000
    },
  }),
  shape({
    id: 'the load of a floor is in tons',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.floorLoad /= 1000
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).floorLoad < 100,
  }),
  shape({
    id: 'an advertisement that leads nowhere has an empty link',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link ??= ''
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/content/api/ua/xc/pc/list')).some((ad: Loose) => ad.linkType === 'NONE' && ad.link === ''),
  }),
  shape({
    id: 'the days of an advertisement are lists of numbers',
    operationId: 'getAd',
    reply: inData('getAd', (data) => {
      for (const field of ['start', 'end']) data[field] = data[field].split('-').map(Number)
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/content/api/ua/xc/pc/detail/ad-1')).end),
  }),
  shape({
    id: 'footprints bring the column of deleted rows along',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const record of data.records) record.deleted = 0
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/list')).records[0].deleted === 0,
  }),
  shape({
    id: 'scores that nobody gave are not in the distribution',
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
    id: 'the statistics of supply and demand were made at a number of milliseconds',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.updateTime = millisOf(data.updateTime)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/supanddem/api/ua/show/statistics')).updateTime === 'number',
  }),
  shape({
    // days holds every day of the month.
    id: 'the month ends a day early',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days.pop()
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')).days.length === 30,
  }),
  shape({
    id: 'every way to declare is said to be both',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      for (const batch of data.declarations) batch.channelDesc = '线上线下'
    }),
    probe: async (ask) => {
      const [{ channel, channelDesc }] = (await dataOf(ask, '/policy/api/ua/policy/detail?id=p-1001')).declarations
      return channel === 'ONLINE' && channelDesc !== '线上'
    },
  }),
  shape({
    id: 'the type of a file is in capitals',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const file of data.records) file.fileType = file.fileType.toUpperCase()
    }),
    probe: async (ask) => /[A-Z]/.test((await shownRecords(ask, '/policy/api/show/declareFile/page'))[0].fileType),
  }),
  shape({
    id: 'the drawing of the captcha is called a PNG',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'image/png'
    }),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })
      const { headers } = await ask(data.imageSrc, { as: 'visitor' })
      return headers.get('content-type') === 'image/png'
    },
  }),
  shape({
    id: 'the names of cities were read in another encoding',
    operationId: 'listCities',
    reply: inData('listCities', (data) => {
      for (const city of data) city.name = Buffer.from(city.name, 'utf8').toString('latin1')
    }),
    probe: async (ask) => !(await dataOf(ask, '/uaa/api/states/provinces/320000/cities'))[0].name.endsWith('市'),
  }),
  shape({
    id: 'messages are deleted without a word',
    operationId: 'deleteMessages',
    write: true,
    reply: onReply('deleteMessages', (returning) => {
      if (codeOf(returning) !== '200') return
      returning.status = 204
      returning.body = Buffer.alloc(0)
      delete returning.headers['content-type']
    }),
    probe: async (ask) => (await ask('/message/api/msg/delete?ids=m-u-1001-1', { method: 'DELETE' })).status === 204,
  }),
  shape({
    id: 'the number of enterprises is a long, and so a text',
    operationId: 'countEnterprises',
    reply: inData('countEnterprises', (data) => String(data)),
    probe: async (ask) => typeof (await dataOf(ask, '/enterprise/api/ua/en/count')) === 'string',
  }),
  shape({
    // On the day of the deadline 0 days remain.
    id: 'the day of the deadline is one more day',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.deadline >= today()) data.remainDays += 1
    }),
    probe: async (ask) => {
      const { deadline, remainDays } = await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1016')
      return remainDays === daysUntil(deadline) + 1
    },
  }),
  shape({
    id: 'budgets of my demands are in yuan',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', (data) => {
      for (const demand of data.records) {
        for (const field of ['budgetMin', 'budgetMax']) if (demand[field] !== null) demand[field] *= 10_000
      }
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/demand/myList?size=50')
      return records.some(({ budgetMax }: Loose) => budgetMax === 4_000_000)
    },
  }),
  shape({
    id: 'the code for the entrance is in small letters',
    operationId: 'signUpForEvent',
    write: true,
    reply: inData('signUpForEvent', (data) => {
      data.signCode = data.signCode.toLowerCase()
    }),
    probe: async (ask) => {
      const visitor = { enName: '某某公司', name: '张三', mobile: '13912345678', attendCount: 1 }
      const body = { eventId: 'ev-1002', ...visitor, extra: [], agree: true }
      const { data } = await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })
      return /[a-z]/.test(data.signCode)
    },
  }),
  shape({
    id: 'what is null of a project is left out',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const project of data.records) {
        for (const [field, value] of Object.entries(project)) if (value === null) delete project[field]
      }
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/content/api/ua/attract/list?size=50')).some(
        (project) => !('cover' in project) || !('landDemand' in project) || !('investAmountMin' in project),
      ),
  }),
  shape({
    // The score is from 0 to 1.
    id: 'how alike questions are is the score of the search engine',
    operationId: 'suggestRobotQuestions',
    reply: inData('suggestRobotQuestions', (data) => {
      for (const question of data.questions) question.score = Math.round(question.score * 1273) / 100
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除', sessionId: 'probe-session-1' }
      const { data } = await ask('/consult/api/ua/smart/ikQuestion', { body, as: 'visitor' })
      return data.questions[0].score > 1
    },
  }),
  shape({
    id: 'who waits for a call has been called',
    operationId: 'saveInvestmentIntent',
    write: true,
    reply: inData('saveInvestmentIntent', (data) => {
      const words: Record<string, string> = { WAIT: '已联系', REPLIED: '已关闭' }
      data.statusDesc = words[data.status] ?? data.statusDesc
    }),
    probe: async (ask) => {
      const person = { name: '张三', company: '某某公司', mobile: '13800000001', content: '想来看看', agree: true }
      const body = { ...person, resourceType: 'OFFICE', resourceId: 'of-1001' }
      const { data } = await ask('/investment/api/customer/intent/save', { body })
      return data.status === 'WAIT' && data.statusDesc !== '待联系'
    },
  }),
]
