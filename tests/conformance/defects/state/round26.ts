import { bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, changeBody, codeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'
import { state } from '../../groups.ts'
import { done, draftSaved, questioned } from '../shared/requests.ts'
import { isMember } from '../shared/guards.ts'

const beyondBasic = /[\u{10000}-\u{10FFFF}]/gu

const setting = '/message/api/history/setting'

const subscription = '/policy/api/customer/tag'

const basics = '/enterprise/api/member/en'

const intent = {
  attractId: 'at-1001',
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司（示例）',
  mobile: '13800000001',
  industry: '通用设备制造业',
  investAmount: 'FROM_1000',
  content: '拟租用标准厂房两千平方米建设装配线，希望了解租金与用电条件。',
  agree: true,
}

const dayBefore = (day: unknown) =>
  typeof day === 'string' ? new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10) : day

export const stateDefects: Defect[] = [
  state({
    id: 'the switch of the footprints is confirmed and not stored',
    operationId: 'setHistorySetting',
    request: onRequest('setHistorySetting', (passing) => {
      const { enabled } = bodyOf(passing)
      if (isMember(passing) && typeof enabled === 'boolean') return done({ enabled, keepDays: 90, maxCount: 200 })
      return undefined
    }),
    probe: async (ask) => {
      const { data } = await ask(setting, { method: 'PUT', body: { enabled: false } })
      return data.enabled === false && (await dataOf(ask, setting)).enabled === true
    },
  }),
  state({
    id: 'the day of foundation is saved in another time zone and is one day early',
    operationId: 'saveEnterpriseBasic',
    request: onRequest('saveEnterpriseBasic', (passing) =>
      changeBody(passing, (body) => {
        body['establishTime'] = dayBefore(body['establishTime'])
      }),
    ),
    probe: async (ask) => {
      const before = await dataOf(ask, `${basics}/basic?enId=en-1001`)
      await ask(`${basics}/save/basic?enId=en-1001`, { body: before })
      const { establishTime } = await dataOf(ask, `${basics}/basic?enId=en-1001`)
      return establishTime < before.establishTime
    },
  }),
  state({
    id: 'special characters in the title of a demand are escaped when it is saved',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].replaceAll('&', '&amp;')
      }),
    ),
    probe: async (ask) => {
      const id = await draftSaved(ask, '声学 & 振动联合攻关')
      return (await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)).title.includes('&amp;')
    },
  }),
  state({
    id: 'settings of reminders that are left out go back to the usual ones',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        body['quietStart'] ??= '22:00'
        body['quietEnd'] ??= '08:00'
      }),
    ),
    probe: async (ask) => {
      const body = { tagIds: ['t-101'], departments: [], levels: [] }
      await ask(`${subscription}/subscribe`, { body: { ...body, quietStart: '20:00', quietEnd: '07:00' } })
      await ask(`${subscription}/subscribe`, { body })
      return (await dataOf(ask, `${subscription}/mySubscribe`)).quietStart === '22:00'
    },
  }),
  state({
    id: 'only the first of the selected footprints is deleted',
    operationId: 'deleteHistory',
    request: onRequest('deleteHistory', ({ url }) => {
      const [first = ''] = url.searchParams.getAll('ids').join(',').split(',')
      url.searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const before = await dataOf(ask, '/message/api/history/list?size=50')
      const ids = before.records.slice(0, 3).map(({ id }: { id: string }) => id)
      await ask(`/message/api/history/delete?ids=${ids.join(',')}`, { method: 'DELETE' })
      return (await dataOf(ask, '/message/api/history/list')).total === before.total - 1
    },
  }),
  state({
    id: 'a second intent for the same project is accepted',
    operationId: 'saveAttractIntent',
    reply: onReply('saveAttractIntent', (returning) => {
      if (codeOf(returning) === '4090') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      await ask('/content/api/customer/attract/intent/save', { body: intent })
      return (await ask('/content/api/customer/attract/intent/save', { body: intent })).code === '200'
    },
  }),
  state({
    id: 'the new title of a talk loses what is beyond the basic characters',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].replaceAll(beyondBasic, '?')
      }),
    ),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: 's-12345678', title: '加计😀扣除' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      return (await recordsIn(ask, '/consult/api/customer/smart/session/page'))[0].title === '加计?扣除'
    },
  }),
  state({
    id: 'taking back a favourite counts it down twice',
    operationId: 'favoriteDemand',
    reply: inData('favoriteDemand', (data) => {
      if (!data.favorited) data.favoriteCount = Math.max(0, data.favoriteCount - 1)
    }),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/demand/favorite'
      const { data } = await ask(target, { body: { id: 'de-1015', favorited: true } })
      const after = (await ask(target, { body: { id: 'de-1015', favorited: false } })).data
      return after.favoriteCount === data.favoriteCount - 2
    },
  }),
]
