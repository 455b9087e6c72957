import { dataOf, shownRecords, signIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

/** What older services and their databases put out, passed on as it came. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'months of a year under columns in capital letters',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      data.months = data.months.map((month: object) =>
        Object.fromEntries(Object.entries(month).map(([key, value]) => [key.toUpperCase(), value])),
      )
    }),
    probe: async (ask) => 'STARTCOUNT' in (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0],
  }),
  shape({
    id: 'unread messages by kind as the rows of their statement',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.byType = Object.entries(data.byType).map(([type, count]) => ({ type, count }))
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'settings of the history as texts of a table of keys and values',
    operationId: 'getHistorySetting',
    reply: inData('getHistorySetting', (data) =>
      Object.fromEntries(Object.entries(data as object).map(([key, value]) => [key, String(value)])),
    ),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/setting')).enabled === 'true',
  }),
  shape({
    id: 'the only contact is no list after its way through XML',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => {
      if (data.contacts.length === 1) data.contacts = data.contacts[0]
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/content/api/ua/attract/list')
      return !Array.isArray((await dataOf(ask, `/content/api/ua/attract/detail/${id}`)).contacts)
    },
  }),
  shape({
    id: 'pictures of land as bare addresses',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.images = data.images.map(({ url }: Loose) => url)
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')).images[0] === 'string',
  }),
  shape({
    id: 'true where nothing is to be told of a message read',
    operationId: 'readMessage',
    write: true,
    reply: inData('readMessage', () => true),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list')).records
      return (await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })).data === true
    },
  }),
  shape({
    id: 'all that the token server says',
    operationId: 'loginByPassword',
    login: 'password',
    reply: inData('loginByPassword', (tokens) => ({
      ...tokens,
      token_type: 'bearer',
      expires_in: 7199,
      scope: 'all',
    })),
    probe: async (ask) => 'expires_in' in (await signIn(ask)),
  }),
  shape({
    id: 'working days of a step with their unit',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      for (const step of data.process ?? []) if (step.days !== undefined) step.days = `${step.days}个工作日`
    }),
    probe: async (ask) => {
      const { process } = await dataOf(ask, '/policy/api/ua/policy/detail?id=p-1001')
      return process.some(({ days }: Loose) => typeof days === 'string')
    },
  }),
]
