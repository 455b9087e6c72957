import { dataOf, dayAfter, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onReply } from '../../defect.ts'
import { fromMonthZero } from '../shared/hooks.ts'
import { shape } from '../../groups.ts'

const day = 86_400_000

const subject = '/content/api/ua/subject/details/su-1001'

const notices = '/content/api/ua/notice/pc/list?size=50'

function escaped(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A moment of Beijing as the server's own clock has it. */
function inUtc(moment: string): string {
  const shifted = new Date(Date.parse(`${moment.replace(' ', 'T')}Z`) - 8 * 3_600_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'a year begins with month nought',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'what is being made public counts as granted',
    operationId: 'listDeclareRecords',
    // DeclareStage: PUBLICITY is RUNNING.
    reply: inData('listDeclareRecords', (data) => {
      for (const record of data.records) if (record.status === 'PUBLICITY') record.stage = 'GRANTED'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?size=50')
      return records.some(({ status, stage }: Loose) => status === 'PUBLICITY' && stage === 'GRANTED')
    },
  }),
  shape({
    id: 'a report was made at a moment with a T',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      data.generatedAt = data.generatedAt.replace(' ', 'T')
    }),
    probe: async (ask) => {
      const enInfoJson = JSON.stringify({ basicDTO: { name: '示例', regProvince: '320000' } })
      const sent = { body: { enInfoJson }, as: 'visitor' as const }
      return (await ask('/policy/api/ua/policy/match/report', sent)).data.generatedAt.includes('T')
    },
  }),
  shape({
    id: 'who was never rated has nought stars',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => {
      for (const record of data.records) record.avgScore ??= 0
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/list?size=50')
      return records.some(({ avgScore }) => avgScore === 0)
    },
  }),
  shape({
    id: 'an enterprise that nobody has bound has an empty identifier',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      for (const record of data.records) record.enId ??= ''
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/en/lib/list?size=50&name=%E6%B3%B0%E5%85%B4')
      return records.some(({ enId }) => enId === '')
    },
  }),
  shape({
    id: 'the last seven days are eight',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.days.unshift({ date: dayAfter(data.days[0].date, -1), viewCount: 0, dockingCount: 0 })
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001?days=7')).days.length === 8,
  }),
  shape({
    id: 'the day of today counts among those that remain for a demand',
    operationId: 'listDemands',
    // DemandItem.remainDays: 0 on the last day.
    reply: inData('listDemands', (data) => {
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
      for (const record of data.records) if (record.deadline >= today) record.remainDays += 1
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?size=50')
      const today = Date.parse(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))
      return records.some(
        ({ deadline, remainDays }) => remainDays > 0 && (Date.parse(deadline) - today) / day < remainDays,
      )
    },
  }),
  shape({
    id: 'the way in which an event is held is a number',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      for (const record of data.records) record.form = ['OFFLINE', 'ONLINE', 'HYBRID'].indexOf(record.form)
    }),
    probe: async (ask) => {
      const [event] = await shownRecords(ask, '/supanddem/api/ua/customer/event/page')
      return typeof event.form === 'number'
    },
  }),
  shape({
    id: 'the bounds of an industry go from small to large',
    operationId: 'listIndustryFields',
    // IndustryFieldInput.bounds: large, medium, small.
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const field of fields) field.bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'long numbers of clicks are texts',
    operationId: 'pageRobotKeywords',
    reply: inData('pageRobotKeywords', (data) => {
      for (const record of data.records) record.hitCount = String(record.hitCount)
    }),
    probe: async (ask) => typeof (await shownRecords(ask, '/consult/api/ua/keyword/page'))[0].hitCount === 'string',
  }),
  shape({
    id: 'the filter against scripts escapes a whole topic',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', (data) => {
      data.content = escaped(data.content)
    }),
    probe: async (ask) => (await dataOf(ask, subject)).content.startsWith('&lt;'),
  }),
  shape({
    id: 'news appear eight hours before',
    operationId: 'listNotices',
    // DateTime is of UTC+8.
    reply: inData('listNotices', (data) => {
      for (const record of data.records) record.publishTime = inUtc(record.publishTime)
    }),
    probe: async (ask) => {
      const [{ id, publishTime }] = await shownRecords(ask, notices)
      return (await dataOf(ask, `/content/api/ua/notice/pc/detail/${id}`)).publishTime !== publishTime
    },
  }),
  shape({
    id: 'an intention to invest is created with 201',
    operationId: 'saveAttractIntent',
    write: true,
    reply: onReply('saveAttractIntent', (returning) => {
      if (returning.status === 200 && returning.body.includes('"returnCode":"200"')) returning.status = 201
    }),
    probe: async (ask) => {
      const person = { name: '周示例', company: '示例公司', mobile: '13800000001' }
      const wish = { attractId: 'at-1001', investAmount: 'FROM_1000', content: '拟租用标准厂房。', agree: true }
      const sent = { body: { ...person, ...wish } }
      return (await ask('/content/api/customer/attract/intent/save', sent)).status === 201
    },
  }),
  shape({
    id: 'footprints lead to where the page is and not to the site',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const record of data.records) record.link = record.link.replace(/^\//, '')
    }),
    probe: async (ask) => !(await dataOf(ask, '/message/api/history/list')).records[0].link.startsWith('/'),
  }),
  shape({
    id: 'who deletes messages is told how many rows',
    operationId: 'deleteMessages',
    write: true,
    reply: inData('deleteMessages', (_, { url }) => new Set(url.searchParams.get('ids')?.split(',')).size),
    probe: async (ask) => (await ask('/message/api/msg/delete?ids=m-u-1001-1', { method: 'DELETE' })).data === 1,
  }),
  shape({
    id: 'a plot is measured in hectares under the name of mu',
    operationId: 'getLandResourceDetail',
    // landAreaMu: 1 mu is about 666.67 square metres.
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 100) / 100
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')).landAreaMu === 2.8,
  }),
  shape({
    id: 'what is null in a building is left out',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) =>
      Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null)),
    ),
    probe: async (ask) => !('availableDate' in (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001'))),
  }),
  shape({
    id: 'the picture of a captcha is a stream of bytes',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', ({ status, headers }) => {
      if (status === 200) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const { imageSrc } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      return (await ask(imageSrc, { as: 'visitor' })).headers.get('content-type') === 'application/octet-stream'
    },
  }),
  shape({
    id: 'a city brings the columns of its table',
    operationId: 'listCities',
    reply: inData('listCities', (data) => {
      for (const city of data) Object.assign(city, { parentId: city.code.slice(0, 2) + '0000', deleted: 0 })
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/states/provinces/320000/cities'))[0].deleted === 0,
  }),
  shape({
    id: 'uploads are weighed in kilobytes',
    operationId: 'uploadFile',
    write: true,
    // UploadedFile.size is in bytes.
    reply: inData('uploadFile', (data) => {
      data.size = Math.ceil(data.size / 1024)
    }),
    probe: async (ask) => {
      const head = 'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf'
      const rawBody = `--edge\r\n${head}\r\n\r\n%PDF-1.4\n${'x'.repeat(5000)}\r\n--edge--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
      return (await ask('/uaa/api/upload/file', { rawBody, headers })).data.size < 100
    },
  }),
]
