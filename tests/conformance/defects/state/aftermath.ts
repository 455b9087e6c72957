import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, remembering } from '../../defect.ts'
import { tags } from '../shared/addresses.ts'

const history = '/message/api/history/list'

const session = 'conformance-probe-0001'

export const stateDefects: Defect[] = [
  {
    id: 'a batch replaces what was there',
    group: 'state',
    operationId: 'addTag',
    write: true,
    reply: inData('listTags', (data) => {
      const chosen = data.filter(({ subscribed }: Loose) => subscribed)
      for (const each of chosen.slice(0, -1)) each.subscribed = false
    }),
    probe: async (ask) => {
      const free = (await ask(`${tags}/list`)).data.filter(({ subscribed }: Loose) => !subscribed)
      await ask(`${tags}/add`, { body: { tagId: free[0].tagId } })
      await ask(`${tags}/add`, { body: { tagId: free[1].tagId } })
      const after = (await ask(`${tags}/list`)).data.filter(({ subscribed }: Loose) => subscribed)
      return after.length === 1
    },
  },
  {
    id: 'a deletion takes the others along',
    group: 'state',
    operationId: 'deleteHistory',
    write: true,
    ...remembering(
      () => ({ isGone: false }),
      (memory, returning, passing) => {
        if (passing.operationId === 'addHistory') memory.isGone = false
        if (passing.operationId === 'deleteHistory' && returning.body.includes('"200"')) memory.isGone = true
        inData('listHistory', (data) => {
          if (memory.isGone) Object.assign(data, { records: [], total: 0, pages: 0 })
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, history)
      await ask(`/message/api/history/delete?ids=${id}`, { method: 'DELETE' })
      return (await recordsIn(ask, history)).length === 0
    },
  },
  {
    id: 'a new title is not in the list',
    group: 'state',
    operationId: 'renameRobotSession',
    write: true,
    reply: (() => {
      const titles = new Map<string, unknown>()
      return inData('pageRobotSessions', (data) => {
        for (const each of data.records) {
          if (!titles.has(each.sessionId)) titles.set(each.sessionId, each.title)
          each.title = titles.get(each.sessionId)
        }
      })
    })(),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: { question: '高企奖励', sessionId: session } })
      await ask('/consult/api/customer/smart/session/page')
      const body = { sessionId: session, title: '改过的题目' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      const listed = await recordsIn(ask, '/consult/api/customer/smart/session/page')
      return listed.length > 0 && listed.every(({ title }) => title !== '改过的题目')
    },
  },
]
