import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { fromMonthZero } from '../shared/hooks.ts'
import { coded } from '../shared/values.ts'

const session = 'mine-session-00000001'

/** Something that each record of a list has otherwise. */
function inRecords(operationId: string, change: (record: Loose) => void): NonNullable<Defect['reply']> {
  return inData(operationId, ({ records }) => {
    for (const record of records) change(record)
  })
}

function hoursEarlier(moment: string, hours: number): string {
  const time = Date.parse(`${moment.replace(' ', 'T')}Z`) - hours * 3_600_000
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the token’s remaining time is in milliseconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      data.expiresIn *= 1000
    }),
    probe: async (ask) => {
      const body = { token: 'conformance-second-member-token' }
      return (await ask('/uaa/api/token-check', { body })).data.expiresIn > 100_000
    },
  }),
  shape({
    id: 'the ids of a dictionary’s entries are the numbers of their rows',
    operationId: 'listDictValues',
    reply: inData('listDictValues', (data) => {
      for (const entry of data) entry.id = Number(entry.id.replaceAll(/\D/g, ''))
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/uaa/api/dict/value?typeCode=PO_PJ_STATE'))[0].id === 'number',
  }),
  shape({
    id: 'the enterprise one acts for has the id of its binding as enId',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', ({ currentEnterprise }) => {
      if (currentEnterprise) currentEnterprise.enId = currentEnterprise.id
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/current-user')).currentEnterprise.enId === 'b-1001',
  }),
  shape({
    id: 'the time of a message is ISO 8601 with a zone',
    operationId: 'listMessages',
    reply: inRecords('listMessages', (message) => {
      message.createTime = `${message.createTime.replace(' ', 'T')}+08:00`
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list')).records[0].createTime.includes('T'),
  }),
  shape({
    id: 'a message that leads somewhere has an empty reason',
    operationId: 'transformMessage',
    reply: inData('transformMessage', (data) => {
      data.reason ??= ''
    }),
    probe: async (ask) =>
      (await ask('/message/api/msg/transform?id=m-u-1001-1', { method: 'POST' })).data.reason === '',
  }),
  shape({
    id: 'footprints are dated in UTC',
    operationId: 'listHistory',
    reply: inRecords('listHistory', (record) => {
      record.viewTime = hoursEarlier(record.viewTime, 8)
    }),
    probe: async (ask) => {
      await ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId: 'p-1002', title: '政策' } })
      const [{ viewTime }] = (await dataOf(ask, '/message/api/history/list')).records
      return Date.now() - Date.parse(`${viewTime.replace(' ', 'T')}+08:00`) > 7 * 3_600_000
    },
  }),
  shape({
    id: 'the ways to cooperate in a project are one text with commas',
    operationId: 'listAttracts',
    reply: inRecords('listAttracts', (attract) => {
      attract.cooperationMode = attract.cooperationMode.join(',')
    }),
    probe: async (ask) =>
      typeof (await shownRecords(ask, '/content/api/ua/attract/list'))[0].cooperationMode === 'string',
  }),
  shape({
    id: 'a picture that leads nowhere has an empty link',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link ??= ''
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list')).some(({ link }: Loose) => link === ''),
  }),
  shape({
    id: 'the pictures of a diagram lack their alternative text',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', ({ images }) => {
      for (const image of images) delete image.alt
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/subject/details/su-1001')).images[0].alt === undefined,
  }),
  shape({
    id: 'the confidence of an answer is in small letters',
    operationId: 'answerRobotQuestion',
    write: true,
    reply: inData('answerRobotQuestion', (data) => {
      data.confidence = data.confidence.toLowerCase()
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算？', sessionId: session }
      return /^[a-z]+$/.test((await ask('/consult/api/ua/smart/answer', { body })).data.confidence)
    },
  }),
  shape({
    id: 'the bounds of an industry go from small to large',
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
    id: 'the capital of a found enterprise is in yuan',
    operationId: 'searchEnterprises',
    reply: inRecords('searchEnterprises', (record) => {
      if (typeof record.regCapital === 'number') record.regCapital *= 10_000
    }),
    probe: async (ask) => {
      const list = `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('江畔精密')}`
      return (await dataOf(ask, list)).records[0].regCapital === 20_000_000
    },
  }),
  shape({
    id: 'figures that are not filled in yet are zero',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ indicatorList }) => {
      for (const { values } of indicatorList) for (const each of values) each.value ??= 0
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, '/enterprise/api/member/policy/attribute?enId=en-1001')
      return coded(indicatorList, 'operatingIncome').values.at(-1).value === 0
    },
  }),
  shape({
    id: 'the mean score of a provider in the list is rounded to a whole number',
    operationId: 'listFacilitators',
    reply: inRecords('listFacilitators', (provider) => {
      if (typeof provider.avgScore === 'number') provider.avgScore = Math.round(provider.avgScore)
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/list')
      return records.every(({ avgScore }) => avgScore === null || Number.isInteger(avgScore))
    },
  }),
  shape({
    id: 'the square metres of a plot in the list are its mu',
    operationId: 'listShowResourcesByType',
    reply: inRecords('listShowResourcesByType', (resource) => {
      if (resource.type === 'LAND') resource.area = resource.areaMu
    }),
    probe: async (ask) => (await shownRecords(ask, '/investment/ua/showResource/listByType?type=LAND'))[0].area < 1000,
  }),
  shape({
    id: 'a factory was updated at so many milliseconds since 1970',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.updateTime = Date.parse(`${data.updateTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).updateTime === 'number',
  }),
  shape({
    id: 'the days left of a demand include today',
    operationId: 'listDemands',
    reply: inRecords('listDemands', (demand) => {
      demand.remainDays += 1
    }),
    probe: async (ask) => {
      const [listed] = await shownRecords(ask, '/supanddem/api/ua/show/demand/list')
      const { remainDays } = await dataOf(ask, `/supanddem/api/ua/show/demand/detail?id=${listed.id}`)
      return listed.remainDays === remainDays + 1
    },
  }),
  shape({
    id: 'what happened to a match is told from the end',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ timeline }) => {
      timeline.reverse()
    }),
    probe: async (ask) => {
      const { timeline } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1002')
      return timeline[0].time > timeline.at(-1).time
    },
  }),
  shape({
    id: 'the months of a year are counted from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'the size of a form to download is in kilobytes',
    operationId: 'pageDeclareFiles',
    reply: inRecords('pageDeclareFiles', (file) => {
      file.size = Math.ceil(file.size / 1024)
    }),
    probe: async (ask) => {
      const [{ docUrl, size }] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      return (await ask(docUrl)).bytes.length > size
    },
  }),
]
