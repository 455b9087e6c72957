import { askerOf, bodyOf, dataOf, recordsIn, upload } from '../../asked.ts'
import { type Defect, changeBody, inData, onRequest, remembering } from '../../defect.ts'
import { consult, enterprise, event, messages, renameSession, robot, tags } from '../shared/addresses.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { calculated, questioned, robotSession, subscriptionSettings, totalOf } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { png } from '../shared/values.ts'
import { state } from '../../groups.ts'

const intellectual = { patentCount: 23, trademarkCount: 0, softwareCount: 6 }

const settings = { ...subscriptionSettings, deadlineRemind: [7] }

/** What was subscribed before is subscribed still. */
function addedTags(): Pick<Defect, 'request' | 'restart'> {
  const subscribed = new Map<string, Set<unknown>>()
  return {
    request: onRequest('subscribeTags', (passing) => {
      const { tagIds } = bodyOf(passing)
      if (!Array.isArray(tagIds)) return
      const all = new Set([...(subscribed.get(askerOf(passing)) ?? []), ...(tagIds as unknown[])])
      subscribed.set(askerOf(passing), all)
      changeBody(passing, (body) => void (body['tagIds'] = [...all]))
    }),
    restart: () => subscribed.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'a zero is saved as nothing',
    ...rewritten('saveEnterpriseIntellectual', (body) => {
      for (const [name, value] of Object.entries(body)) if (value === 0) body[name] = null
    }),
    probe: async (ask) => {
      await ask(`${enterprise}/save/intellectual?enId=en-1001`, { body: intellectual })
      return (await dataOf(ask, `${enterprise}/intellectual?enId=en-1001`)).trademarkCount !== 0
    },
  }),
  state({
    id: 'tags left out of the saved subscription stay in it',
    operationId: 'subscribeTags',
    ...addedTags(),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { ...settings, tagIds: ['t-101'] } })
      await ask(`${tags}/subscribe`, { body: { ...settings, tagIds: ['t-102'] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).tags.length === 2
    },
  }),
  state({
    id: 'of several messages only the first is deleted',
    ...requeried('deleteMessages', (query) => query.set('ids', query.get('ids')?.split(',')[0] ?? '')),
    probe: async (ask) => {
      const [first, second] = await recordsIn(ask, messages)
      const before = await totalOf(ask, messages)
      await ask(`/message/api/msg/delete?ids=${first.id},${second.id}`, { method: 'DELETE' })
      return (await totalOf(ask, messages)) === before - 1
    },
  }),
  state({
    id: 'what a table of three-byte characters cannot hold becomes a question mark',
    ...rewritten('renameRobotSession', (body) => {
      if (typeof body.title === 'string') body.title = body.title.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')
    }),
    probe: async (ask) => {
      await questioned(ask)
      await ask(renameSession, { method: 'PUT', body: { sessionId: robotSession, title: '减税🚀' } })
      return (await dataOf(ask, `${robot}/session/detail?sessionId=${robotSession}`)).title === '减税?'
    },
  }),
  state({
    id: 'with its record what was filled in is deleted too',
    operationId: 'deleteToolResult',
    ...remembering(
      () => new Set<string>(),
      (emptied, returning, passing) => {
        const asker = askerOf(passing)
        if (passing.operationId === 'deleteToolResult' && isDone(returning)) emptied.add(asker)
        if (passing.operationId === 'saveCostCalculation') emptied.delete(asker)
        inData('getCostCalculation', () => (emptied.has(asker) ? null : undefined))(returning, passing)
      },
    ),
    probe: async (ask) => {
      const id = await calculated(ask)
      await ask(`${consult}/tool/history/delete?id=${id}`, { method: 'DELETE' })
      return (await dataOf(ask, `${consult}/cost/calculate/detail?enId=en-1001`)) === null
    },
  }),
  state({
    id: 'the seats of a cancelled sign-up stay taken',
    operationId: 'cancelEventSign',
    ...remembering(
      () => new Map<string, number>(),
      (taken, returning, passing) =>
        inData('getEventDetail', (data) => {
          data.signedCount = Math.max(data.signedCount, taken.get(data.id) ?? 0)
          taken.set(data.id, data.signedCount)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const { signedCount, mySign } = await dataOf(ask, event)
      await ask(`/supanddem/api/customer/event/sign/cancel?signId=${mySign.signId}`, { method: 'PUT' })
      const { data } = await ask(event)
      return data.mySign?.status !== 'PASS' && data.signedCount === signedCount
    },
  }),
  state({
    id: 'the address of a new portrait is read back escaped for HTML',
    operationId: 'updatePhoto',
    ...remembering(
      () => new Set<string>(),
      (changed, returning, passing) => {
        const asker = askerOf(passing)
        if (passing.operationId === 'updatePhoto' && isDone(returning)) changed.add(asker)
        inData('getCurrentUser', (data) => {
          if (changed.has(asker)) data.image = data.image.replaceAll('&', '&amp;')
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const image = await upload(ask, 'portrait.png', 'image/png', png)
      await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image } })
      return (await dataOf(ask, '/uaa/api/current-user')).image.includes('&amp;')
    },
  }),
]
