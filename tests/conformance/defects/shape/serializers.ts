import { type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'

const parts = (moment: string) => moment.split(/[- :]/).map(Number)

/** What the serializer makes of an object when nobody has told it how. */
export const shapeDefects: Defect[] = [
  {
    id: 'end of signing up as an array of numbers',
    group: 'shape',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (event) => {
      event.signEnd = parts(event.signEnd)
    }),
    probe: async (ask) => Array.isArray((await ask('/supanddem/api/ua/customer/event/detail?id=ev-1001')).data.signEnd),
  },
  {
    id: 'a boolean keeps its prefix',
    group: 'shape',
    operationId: 'listMessages',
    reply: inData('listMessages', (page) => ({
      ...page,
      records: page.records.map(({ read, ...rest }: Loose) => ({ ...rest, isRead: read })),
    })),
    probe: async (ask) => typeof (await ask('/message/api/msg/list')).data.records[0].isRead === 'boolean',
  },
  {
    id: 'portrait under the name of its column',
    group: 'shape',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', ({ image, ...user }) => ({ ...user, avatar: image })),
    probe: async (ask) => typeof (await ask('/uaa/api/current-user')).data.avatar === 'string',
  },
  {
    id: 'codes of provinces are integers',
    group: 'shape',
    operationId: 'listProvinces',
    reply: inData('listProvinces', (provinces) => {
      for (const province of provinces) province.code = Number(province.code)
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces')).data[0].code === 110_000,
  },
  {
    id: 'fee of an event as decimal text',
    group: 'shape',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      for (const record of records) if (typeof record.fee === 'number') record.fee = record.fee.toFixed(2)
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/customer/event/page')).data.records[0].fee === '0.00',
  },
  {
    id: 'total of a page is a long',
    group: 'shape',
    operationId: 'listMyResources',
    reply: inData('listMyResources', (page) => {
      page.total = String(page.total)
    }),
    probe: async (ask) => typeof (await ask('/supanddem/api/customer/resource/myList')).data.total === 'string',
  },
  {
    id: 'nothing saved is an object without keys',
    group: 'shape',
    operationId: 'getCloudInfo',
    reply: inData('getCloudInfo', (saved) =>
      Object.fromEntries(Object.entries(saved as Record<string, unknown>).filter(([, value]) => value !== null)),
    ),
    probe: async (ask) =>
      Object.keys((await ask('/consult/api/customer/cloud/info?enId=en-1001')).data as object).length === 0,
  },
  {
    id: 'kind of a subject by its ordinal',
    group: 'shape',
    operationId: 'listContentSubjects',
    reply: inData('listContentSubjects', ({ records }) => {
      for (const record of records) record.kind = ['DIAGRAM', 'TOPIC'].indexOf(record.kind)
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/list')).data.records[0].kind === 0,
  },
  {
    id: 'a page as the plugin for pages has it',
    group: 'shape',
    operationId: 'pageRobotKeywords',
    reply: inData('pageRobotKeywords', ({ records, total, size, current, pages }) => ({
      total,
      list: records,
      pageNum: current,
      pageSize: size,
      pages,
    })),
    probe: async (ask) => (await ask('/consult/api/ua/keyword/page')).data.pageNum === 1,
  },
  {
    id: 'moment of the figures in milliseconds',
    group: 'shape',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (stats) => {
      stats.updateTime = Date.parse(`${stats.updateTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => typeof (await ask('/supanddem/api/ua/show/statistics')).data.updateTime === 'number',
  },
  {
    id: 'a message beside success',
    group: 'shape',
    operationId: 'listIndustryCategories',
    reply: onReply('listIndustryCategories', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, errorMessage: '操作成功' })
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/category/industryCategoryList')).text.includes('操作成功'),
  },
]
