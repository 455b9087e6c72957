import { askerOf, bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, changeBody, inData, onRequest } from '../../defect.ts'
import { givenAgain, rewritten } from '../shared/hooks.ts'
import { done, questioned, robotSession } from '../shared/requests.ts'
import { state } from '../../groups.ts'

function unmovedFootprints(): Pick<Defect, 'request' | 'restart'> {
  const seen = new Set<string>()
  return {
    request: onRequest('addHistory', (passing) => {
      const key = `${askerOf(passing)} ${bodyOf(passing)['targetType']} ${bodyOf(passing)['targetId']}`
      if (seen.has(key)) return done()
      seen.add(key)
      return undefined
    }),
    restart: () => seen.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'a second visit does not move the footprint to the front',
    operationId: 'addHistory',
    ...unmovedFootprints(),
    probe: async (ask) => {
      for (const targetId of ['p-1001', 'p-1004', 'p-1001'])
        await ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId, title: '申报通知' } })
      return (await recordsIn(ask, '/message/api/history/list'))[0].targetId === 'p-1004'
    },
  }),
  state({
    id: 'only the first channel of the reminders is saved',
    ...rewritten('subscribeTags', (body) => {
      if (Array.isArray(body.channels)) body.channels = body.channels.slice(0, 1)
    }),
    probe: async (ask) => {
      const plan = { frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00', deadlineRemind: [30, 7] }
      const body = { tagIds: [], departments: [], levels: [], channels: ['SITE', 'SMS'], ...plan }
      await ask('/policy/api/customer/tag/subscribe', { body })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).channels.length === 1
    },
  }),
  state({
    id: 'the new name of a conversation is saved with HTML entities',
    ...rewritten('renameRobotSession', (body) => {
      if (typeof body.title === 'string') body.title = body.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    }),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, title: '研发 A&B' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      return (await recordsIn(ask, '/consult/api/customer/smart/session/page'))[0].title === '研发 A&amp;B'
    },
  }),
  state({
    id: 'the number of unread messages is kept from the first time it was asked',
    operationId: 'countUnreadMessages',
    ...givenAgain('countUnreadMessages'),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/msg/count')
      const [message] = await recordsIn(ask, '/message/api/msg/list?read=false')
      await ask(`/message/api/msg/read?id=${message.id}`, { method: 'POST' })
      return (await dataOf(ask, '/message/api/msg/count')).total === total
    },
  }),
  state({
    id: 'a benefit that is confirmed is saved as declined',
    operationId: 'updateDeclareRecordStatus',
    request: onRequest('updateDeclareRecordStatus', (passing) =>
      changeBody(passing, (body) => {
        if (body['action'] === 'CONFIRM') body['action'] = 'DECLINE'
      }),
    ),
    reply: inData('updateDeclareRecordStatus', (data) => {
      if (data.status === 'DECLINED') data.status = 'CONFIRMED'
    }),
    probe: async (ask) => {
      const body = { id: 'dr-1002', action: 'CONFIRM' }
      const { code } = await ask('/policy/api/customer/declare/updateStatus', { method: 'PUT', body })
      const { status } = await dataOf(ask, '/policy/api/customer/declare/detail?id=dr-1002')
      return code === '200' && status !== 'CONFIRMED'
    },
  }),
  state({
    id: 'saving a patent anew makes a second one',
    ...rewritten('savePatentResource', (body) => delete body.id),
    probe: async (ask) => {
      const save = async (more: object) => {
        const body = { submit: false, enId: 'en-1001', title: '一种行星减速机的专利', ...more }
        return (await ask('/supanddem/api/customer/resource/save/patent', { body })).data.id
      }
      const id = await save({})
      return (await save({ id })) !== id
    },
  }),
  state({
    id: 'a zero of the carrier is saved as nothing',
    ...rewritten('saveEnterpriseCarrier', (body) => {
      for (const name of Object.keys(body)) if (body[name] === 0) body[name] = null
    }),
    probe: async (ask) => {
      const body = { incubatorDisposableArea: 1200, incubatorCompanyAmount: 46, incubatorGraduatedCompanyAmount: 0 }
      const { code } = await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body })
      const saved = await dataOf(ask, '/enterprise/api/member/en/carrier?enId=en-1001')
      return code === '200' && saved.incubatorGraduatedCompanyAmount !== 0
    },
  }),
]
