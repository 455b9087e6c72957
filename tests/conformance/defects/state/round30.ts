import { askerOf, bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Ask, type Defect, type Loose, inData } from '../../defect.ts'
import { remembering } from '../../defect.ts'
import { state } from '../../groups.ts'
import { enterprise, event, historyList, keywords, renameSession, tags } from '../shared/addresses.ts'
import { rewritten } from '../shared/hooks.ts'
import { done, fieldOf, questioned, robotSession } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { demo } from '../shared/values.ts'

const typeOf = fieldOf('targetType')

const targetOf = fieldOf('targetId')

const subscribe = (ask: Ask, more: object) => ask(`${tags}/subscribe`, { body: { tagIds: ['t-101'], ...more } })

const view = (ask: Ask, targetId: string, title: string) =>
  ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId, title } })

function viewedOnce(): Pick<Defect, 'request' | 'restart'> {
  const viewed = new Set<string>()
  return {
    request: (passing) => {
      if (passing.operationId === 'deleteHistory' || passing.operationId === 'deleteAllHistory') viewed.clear()
      if (passing.operationId !== 'addHistory') return undefined
      const key = [askerOf(passing), typeOf(passing), targetOf(passing)].join(' ')
      if (viewed.has(key)) return done()
      viewed.add(key)
      return undefined
    },
    restart: () => viewed.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'a page that is viewed again stays where it was among the footprints',
    operationId: 'addHistory',
    ...viewedOnce(),
    probe: async (ask) => {
      await view(ask, 'p-1005', '先看的政策')
      await view(ask, 'p-1004', '后看的政策')
      await view(ask, 'p-1005', '又看的政策')
      const [latest] = await recordsIn(ask, historyList)
      return latest.title !== '又看的政策'
    },
  }),
  state({
    id: 'reminder settings that are left out fall back to the default',
    ...rewritten('subscribeTags', (body) => void (body.frequency ??= 'WEEKLY')),
    probe: async (ask) => {
      await subscribe(ask, { frequency: 'DAILY' })
      await subscribe(ask, {})
      return (await dataOf(ask, `${tags}/mySubscribe`)).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'the invested amount of a project loses its decimals',
    ...rewritten('saveEnterpriseProject', (body) => {
      if (typeof body.projectTotalInvestAmount !== 'number') return
      body.projectTotalInvestAmount = Math.trunc(body.projectTotalInvestAmount)
    }),
    probe: async (ask) => {
      const body = { projectTotalInvestAmount: 1250.75, projectOpreateDate: null, projectState: null }
      await ask(`${enterprise}/save/project?enId=${demo}`, { body })
      const project = await dataOf(ask, `${enterprise}/project?enId=${demo}`)
      return project.projectTotalInvestAmount === 1250
    },
  }),
  state({
    id: 'the name of a conversation is escaped for HTML before it is kept',
    ...rewritten('renameRobotSession', (body) => {
      body.title = String(body.title).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    }),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, title: '研发&技改' }
      await ask(renameSession, { method: 'PUT', body })
      const [latest] = await recordsIn(ask, '/consult/api/customer/smart/session/page')
      return latest.title === '研发&amp;技改'
    },
  }),
  state({
    id: 'to clear the tags clears the departments too',
    operationId: 'deleteAllTags',
    ...remembering(
      () => ({ isCleared: false }),
      (memory, returning, passing) => {
        if (!isDone(returning)) return
        if (passing.operationId === 'deleteAllTags') memory.isCleared = true
        if (passing.operationId === 'subscribeTags') memory.isCleared = false
        if (memory.isCleared)
          inData('listMySubscribedTags', (data) => ({ ...data, departments: [] }))(returning, passing)
      },
    ),
    probe: async (ask) => {
      await subscribe(ask, { departments: ['市科学技术局'] })
      await ask(`${tags}/deleteAll`, { method: 'DELETE' })
      return (await dataOf(ask, `${tags}/mySubscribe`)).departments.length === 0
    },
  }),
  state({
    id: 'a cancelled registration keeps its places',
    operationId: 'cancelEventSign',
    ...remembering<Map<string, number>>(
      () => new Map(),
      (signed, returning, passing) => {
        inData('getEventDetail', (data) => {
          data.signedCount = Math.max(data.signedCount, signed.get(data.id) ?? 0)
          signed.set(data.id, data.signedCount)
        })(returning, passing)
        inData('signUpForEvent', ({ status }) => {
          const { eventId, attendCount } = bodyOf(passing)
          const known = signed.get(eventId)
          if (status === 'PASS' && known !== undefined) signed.set(eventId, known + attendCount)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const before = (await dataOf(ask, event)).signedCount
      await ask('/supanddem/api/customer/event/sign/cancel?signId=es-1001', { method: 'PUT' })
      return (await dataOf(ask, event)).signedCount === before
    },
  }),
  state({
    id: 'one click on a quick word counts twice',
    operationId: 'updateRobotKeyword',
    ...remembering<Map<string, number>>(
      () => new Map(),
      (clicks, returning, passing) => {
        if (passing.operationId === 'updateRobotKeyword' && isDone(returning)) {
          const { id } = bodyOf(passing)
          clicks.set(id, (clicks.get(id) ?? 0) + 1)
        }
        inData('pageRobotKeywords', ({ records }) => {
          for (const each of records as Loose[]) each.hitCount += clicks.get(each.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [before] = await recordsIn(ask, `${keywords}/page`)
      await ask(`${keywords}/update`, { body: { id: before.id } })
      const [after] = await recordsIn(ask, `${keywords}/page`)
      return after.hitCount === before.hitCount + 2
    },
  }),
]
