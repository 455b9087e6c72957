import { bodyOf, dataOf, recordsIn, upload } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, inData, onRequest, remembering } from '../../defect.ts'
import { state } from '../../groups.ts'
import { enterprise, event, historyList, messages, tags } from '../shared/addresses.ts'
import { isAsked } from '../shared/guards.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { done, evaluated, isTaken, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { idOf, png } from '../shared/values.ts'

const toolHistory = '/consult/api/customer/tool/history'

const idsIn = async (ask: Ask, list: string): Promise<string[]> => (await recordsIn(ask, list)).map(({ id }) => id)

/** An empty list in a later subscription counts as one that was not given. */
const clinging = (): Pick<Defect, 'request' | 'restart'> => {
  let kept: string[] = []
  return {
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        const levels = body['levels'] as string[] | undefined
        if (levels?.length === 0) body['levels'] = kept
        else if (levels !== undefined) kept = levels
      }),
    ),
    restart: () => {
      kept = []
    },
  }
}

/** What is there already is not written again. */
const insertIgnored = (): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  const known = new Set<string>()
  const keyOf = ({ targetType, targetId }: Loose) => `${targetType} ${targetId}`
  const note = inData('listHistory', ({ records }) => {
    for (const each of records) known.add(keyOf(each))
  })
  return {
    request: onRequest('addHistory', (passing) => (known.has(keyOf(bodyOf(passing))) ? done() : undefined)),
    reply: (returning, passing) => {
      note(returning, passing)
      if (passing.operationId === 'addHistory' && isDone(returning)) known.add(keyOf(bodyOf(passing)))
    },
    restart: () => known.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'levels once subscribed cannot be emptied again',
    operationId: 'subscribeTags',
    ...clinging(),
    probe: async (ask) => {
      const target = `${tags}/subscribe`
      await ask(target, { body: { tagIds: [], levels: ['CITY'] } })
      await ask(target, { body: { tagIds: [], levels: [] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).levels.length === 1
    },
  }),
  state({
    id: 'a page that is opened again keeps its old place in the footprints',
    operationId: 'addHistory',
    ...insertIgnored(),
    probe: async (ask) => {
      const { targetType, targetId, title } = (await recordsIn(ask, historyList)).at(-1)
      await ask('/message/api/history/save', { body: { targetType, targetId, title } })
      return (await recordsIn(ask, historyList))[0].targetId !== targetId
    },
  }),
  state({
    id: 'of several messages chosen only the first is deleted',
    ...requeried('deleteMessages', (query) => {
      const [first = ''] = (query.get('ids') ?? '').split(',')
      if (query.has('ids')) query.set('ids', first)
    }),
    probe: async (ask) => {
      const [one, two] = await idsIn(ask, `${messages}?size=2`)
      const { code } = await ask(`/message/api/msg/delete?ids=${one},${two}`, { method: 'DELETE' })
      return code === '200' && (await idsIn(ask, `${messages}?size=50`)).some((id) => id === two)
    },
  }),
  state({
    id: 'a new portrait is accepted but the old one stays',
    operationId: 'updatePhoto',
    request: onRequest('updatePhoto', (passing) => {
      const { image } = bodyOf(passing)
      const isFile = typeof image === 'string' && image.startsWith('/uaa/api/download/file?')
      return isFile && isAsked(passing) ? done() : undefined
    }),
    probe: async (ask) => {
      const image = await upload(ask, 'portrait.png', 'image/png', png)
      const { code } = await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image } })
      return code === '200' && (await dataOf(ask, '/uaa/api/current-user')).image !== image
    },
  }),
  state({
    id: 'a deleted calculation that was once opened is still served from a cache',
    operationId: 'deleteToolResult',
    ...remembering(
      () => new Map<string, Buffer>(),
      (opened, returning, passing) => {
        if (passing.operationId !== 'getToolResult') return
        const kept = opened.get(idOf(passing))
        if (isDone(returning)) opened.set(idOf(passing), returning.body)
        else if (kept !== undefined && returning.body.includes('"4040"')) returning.body = kept
      },
    ),
    probe: async (ask) => {
      const id = await evaluated(ask)
      await ask(`${toolHistory}/detail?id=${id}`)
      await ask(`${toolHistory}/delete?id=${id}`, { method: 'DELETE' })
      return isTaken(ask, `${toolHistory}/detail?id=${id}`)
    },
  }),
  state({
    id: 'a number of zero is not saved',
    ...rewritten('saveEnterpriseIntellectual', (body) => {
      for (const [name, value] of Object.entries(body)) if (value === 0) body[name] = null
    }),
    probe: async (ask) => {
      const body = { patentCount: 12, trademarkCount: 0, softwareCount: 3 }
      await ask(`${enterprise}/save/intellectual?enId=en-1001`, { body })
      return (await dataOf(ask, `${enterprise}/intellectual?enId=en-1001`)).trademarkCount !== 0
    },
  }),
  state({
    id: 'a sign-up for two takes one place',
    operationId: 'signUpForEvent',
    ...remembering(
      () => new Map<string, number>(),
      (taken, returning, passing) => {
        if (passing.operationId === 'signUpForEvent' && isDone(returning)) {
          const { eventId, attendCount } = bodyOf(passing)
          taken.set(eventId, (taken.get(eventId) ?? 0) + attendCount - 1)
        }
        inData('getEventDetail', (data) => void (data.signedCount -= taken.get(data.id) ?? 0))(returning, passing)
      },
    ),
    probe: async (ask) => {
      const before = (await dataOf(ask, event)).signedCount
      const who = { enName: '泰兴市新芽软件有限公司（示例）', name: '沈示例', mobile: '13800000021', agree: true }
      const extra = [{ key: 'seat', values: ['不需要'] }]
      const body = { eventId: 'ev-1001', attendCount: 2, extra, ...who }
      await ask('/supanddem/api/ua/customer/event/sign', { body, ...visitor })
      return (await dataOf(ask, event)).signedCount === before + 1
    },
  }),
]
