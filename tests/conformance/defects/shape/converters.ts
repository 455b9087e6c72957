import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const millis = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)

const modes = ['OFFLINE', 'ONLINE', 'HYBRID']

/** What a converter or a type handler makes of a value that another team agreed on. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'regions by number',
    operationId: 'listProvinces',
    reply: inData('listProvinces', (provinces) => {
      for (const province of provinces) province.id = Number(province.id)
    }),
    probe: async (ask) => typeof (await ask('/uaa/api/states/provinces')).data[0].id === 'number',
  }),
  shape({
    id: 'distances with their unit',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', ({ traffic }) => {
      for (const each of traffic) each.distance = `${each.distance}公里`
    }),
    probe: async (ask) =>
      typeof (await ask('/investment/ua/showResource/detailOfEnvironment?id=env-1001')).data.traffic[0].distance ===
      'string',
  }),
  shape({
    id: 'ones and noughts for what an office has',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (office) => {
      for (const name of ['meetingRoom', 'registerable']) office[name] = office[name] ? 1 : 0
    }),
    probe: async (ask) =>
      typeof (await ask('/investment/api/officeResource/detail?id=of-1001')).data.meetingRoom === 'number',
  }),
  shape({
    id: 'when a plant was published in milliseconds',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (house) => {
      house.publishTime = millis(house.publishTime)
      house.updateTime = millis(house.updateTime)
    }),
    probe: async (ask) =>
      typeof (await ask('/investment/api/resource/detail?id=hs-1001')).data.publishTime === 'number',
  }),
  shape({
    id: 'corners of a plot as pairs',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (land) => {
      land.polygon = land.polygon.map(({ lng, lat }: Loose) => [lng, lat])
    }),
    probe: async (ask) => Array.isArray((await ask('/investment/api/landResource/detail?id=ld-1001')).data.polygon[0]),
  }),
  shape({
    id: 'how an event is held by ordinal',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', ({ records }) => {
      for (const record of records) record.form = modes.indexOf(record.form)
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/event/myList')).data.records[0].form === 0,
  }),
  shape({
    id: 'no quota for any number of people',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (event) => {
      if (event.quota === 0) event.quota = null
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/customer/event/detail?id=ev-1002')).data.quota === null,
  }),
  shape({
    id: 'tags of an event in one text',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      for (const record of records) record.tags = record.tags.join(',')
    }),
    probe: async (ask) => typeof (await ask('/supanddem/api/ua/customer/event/page')).data.records[0].tags === 'string',
  }),
  shape({
    id: 'hours until an answer as decimal text',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (stats) => {
      if (typeof stats.avgReplyHours === 'number') stats.avgReplyHours = stats.avgReplyHours.toFixed(2)
    }),
    probe: async (ask) => typeof (await ask('/supanddem/api/ua/show/statistics')).data.avgReplyHours === 'string',
  }),
  shape({
    id: 'completion of a report without its sign',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (report) => {
      report.completion = Number.parseInt(report.completion, 10)
    }),
    probe: async (ask) => {
      const body = { enInfoJson: JSON.stringify({ completion: '64%', basicDTO: { name: '某示例企业' } }) }
      const reply = await ask('/policy/api/ua/policy/match/report', { body, as: 'visitor' })
      return typeof reply.data.completion === 'number'
    },
  }),
  shape({
    id: 'slashes between the days of an article',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (article) => {
      article.updateTime = article.updateTime.replaceAll('-', '/')
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-1001')).data.updateTime.includes('/'),
  }),
]
