import { askerOf, bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, onRequest, remembering, setJson } from '../../defect.ts'
import { enterprise, event, historyList, messageCounts, messages, tags } from '../shared/addresses.ts'
import { cached, requeried, rewritten } from '../shared/hooks.ts'
import { done, questioned, robotSession } from '../shared/requests.ts'
import { state } from '../../groups.ts'

/** Only the first feedback on an answer is written. */
function onceRated(): Pick<Defect, 'operationId' | 'request' | 'restart'> {
  const rated = new Set<unknown>()
  return {
    operationId: 'saveAnswerFeedback',
    request: onRequest('saveAnswerFeedback', (passing) => {
      const { answerId } = bodyOf(passing)
      if (rated.has(answerId)) return done()
      rated.add(answerId)
      return undefined
    }),
    restart: () => rated.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'only the first of the chosen footprints is deleted',
    ...requeried('deleteHistory', (query) => query.set('ids', query.get('ids')?.split(',')[0] ?? '')),
    probe: async (ask) => {
      const [one, other] = await recordsIn(ask, historyList)
      await ask(`/message/api/history/delete?ids=${one.id},${other.id}`, { method: 'DELETE' })
      const left = new Set((await recordsIn(ask, historyList)).map(({ id }) => id))
      return !left.has(one.id) && left.has(other.id)
    },
  }),
  state({
    id: 'a subscription puts back the frequency that it does not name',
    ...rewritten('subscribeTags', (body) => void (body.frequency ??= 'WEEKLY')),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: ['t-101'], frequency: 'DAILY' } })
      await ask(`${tags}/subscribe`, { body: { tagIds: ['t-102'] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'the count of unread messages is kept after they are gone',
    ...cached('countUnreadMessages', askerOf),
    probe: async (ask) => {
      const before = (await dataOf(ask, messageCounts)).total
      const [unread] = await recordsIn(ask, `${messages}?read=false`)
      await ask(`/message/api/msg/delete?ids=${unread.id}`, { method: 'DELETE' })
      return (await dataOf(ask, messageCounts)).total === before
    },
  }),
  state({
    id: 'the places of a cancelled sign-up are not given back',
    operationId: 'cancelEventSign',
    ...remembering(
      () => ({ cancelled: false }),
      (memory, returning, passing) => {
        if (codeOf(returning) !== '200') return
        if (passing.operationId === 'cancelEventSign') memory.cancelled = true
        if (passing.operationId !== 'getEventDetail' || !memory.cancelled) return
        const { data }: Loose = envelopeOf(returning)
        data.signedCount += data.id === 'ev-1001' ? 2 : 0
        setJson(returning, { returnCode: '200', data })
      },
    ),
    probe: async (ask) => {
      const before = (await dataOf(ask, event)).signedCount
      await ask('/supanddem/api/customer/event/sign/cancel?signId=es-1001', { method: 'PUT' })
      return (await dataOf(ask, event)).signedCount === before
    },
  }),
  state({
    id: 'to unsubscribe from one tag empties the subscription',
    operationId: 'deleteTag',
    request: onRequest('deleteTag', ({ url }) => void (url.pathname = `${tags}/deleteAll`)),
    probe: async (ask) => {
      await ask(`${tags}/add/batch`, { body: { tagIds: ['t-101', 't-102'] } })
      await ask(`${tags}/delete?tagId=t-101`, { method: 'DELETE' })
      return (await dataOf(ask, `${tags}/mySubscribe`)).tags.length === 0
    },
  }),
  state({
    id: 'none is saved as not filled in',
    ...rewritten('saveEnterpriseIntellectual', (body) => {
      for (const [name, count] of Object.entries(body)) body[name] = count === 0 ? null : count
    }),
    probe: async (ask) => {
      const body = { patentCount: 3, trademarkCount: 0, softwareCount: 1 }
      await ask(`${enterprise}/save/intellectual?enId=en-1001`, { body })
      return (await dataOf(ask, `${enterprise}/intellectual?enId=en-1001`)).trademarkCount === null
    },
  }),
  state({
    id: 'a second opinion on an answer is lost',
    ...onceRated(),
    probe: async (ask) => {
      const { answerId } = await questioned(ask)
      const target = '/consult/api/ua/smart/answer/feedback'
      for (const useful of [true, false]) await ask(target, { body: { answerId, useful } })
      const { turns } = await dataOf(ask, `/consult/api/ua/smart/session/detail?sessionId=${robotSession}`)
      return turns[0].useful
    },
  }),
]
