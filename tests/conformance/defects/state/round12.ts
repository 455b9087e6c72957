import { bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { state } from '../../groups.ts'

const isDone = (returning: Parameters<typeof envelopeOf>[0]) => envelopeOf(returning)?.['returnCode'] === '200'

const projectOf = '/enterprise/api/member/en/project?enId=en-1001'

const saveProject = '/enterprise/api/member/en/save/project?enId=en-1001'

const signDetail = '/supanddem/api/ua/customer/event/detail?id='

const sessionId = 'rs-ledger-probe-1'

/** All is deleted, but only as much of it as one page holds. */
function onePageDeleted(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let pages = new Map<string, string[]>()
  let deleting = new WeakSet<Passing>()
  return {
    request: onRequest('deleteAllHistory', (passing) => {
      const ids = pages.get(passing.headers['authorization'] ?? '') ?? []
      if (ids.length === 0 || passing.method !== 'DELETE') return
      deleting.add(passing)
      passing.url.pathname = '/message/api/history/delete'
      passing.url.searchParams.set('ids', ids.slice(0, 10).join(','))
    }),
    reply: (returning, passing) => {
      if (deleting.has(passing) && codeOf(returning) === '4040') setJson(returning, { returnCode: '200', data: null })
      inData('listHistory', ({ current, records }) => {
        if (current !== 1 || passing.url.searchParams.has('targetType')) return
        pages.set(
          passing.headers['authorization'] ?? '',
          records.map(({ id }: { id: string }) => id),
        )
      })(returning, passing)
    },
    restart: () => {
      pages = new Map()
      deleting = new WeakSet()
    },
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'what is emptied keeps its value',
    operationId: 'saveEnterpriseProject',
    ...remembering(
      () => new Map<string, Loose>(),
      (values, returning, passing) => {
        const enId = passing.url.searchParams.get('enId') ?? ''
        const note = (record: Loose) => {
          const filled = Object.entries(record).filter(([, value]) => value !== null)
          values.set(enId, { ...values.get(enId), ...Object.fromEntries(filled) })
        }
        if (passing.operationId === 'saveEnterpriseProject' && isDone(returning)) note(bodyOf(passing))
        inData('getEnterpriseProject', (data) => {
          note(data)
          return { ...data, ...values.get(enId) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const full = { projectTotalInvestAmount: 120.5, projectOpreateDate: '2026-03-02', projectState: 'BUILDING' }
      await ask(saveProject, { body: full })
      await ask(saveProject, { body: { ...full, projectTotalInvestAmount: null } })
      return (await dataOf(ask, projectOf)).projectTotalInvestAmount === 120.5
    },
  }),
  state({
    id: 'the enterprise’s own step leaves no trace',
    operationId: 'updateDeclareRecordStatus',
    ...remembering(
      () => new Set<string>(),
      (changed, returning, passing) => {
        if (passing.operationId === 'updateDeclareRecordStatus' && isDone(returning)) changed.add(bodyOf(passing)['id'])
        inData('getDeclareRecord', (data) => {
          const last = data.timeline.at(-1)
          if (changed.has(data.id) && last?.actor === data.enName) data.timeline.pop()
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?size=50')
      const { id } = records.find(({ actions }: Loose) => actions.includes('CONFIRM'))
      const body = { id, action: 'CONFIRM' }
      await ask('/policy/api/customer/declare/updateStatus', { method: 'PUT', body })
      const { status, timeline } = await dataOf(ask, `/policy/api/customer/declare/detail?id=${id}`)
      return status === 'CONFIRMED' && timeline.at(-1).status !== 'CONFIRMED'
    },
  }),
  state({
    id: 'a tag that was left is still marked in the library',
    operationId: 'deleteTag',
    ...remembering(
      () => new Set<string>(),
      (left, returning, passing) => {
        const { operationId, url } = passing
        if (operationId === 'deleteTag' && isDone(returning)) left.add(url.searchParams.get('tagId') ?? '')
        if (operationId === 'addTag' && isDone(returning)) left.delete(bodyOf(passing)['tagId'])
        inData('listTags', (data) => {
          for (const tag of data) tag.subscribed ||= left.has(tag.tagId)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const tags = '/policy/api/customer/tag'
      await ask(`${tags}/add`, { body: { tagId: 't-106' } })
      await ask(`${tags}/delete?tagId=t-106`, { method: 'DELETE' })
      return (await dataOf(ask, `${tags}/list`)).find(({ tagId }: Loose) => tagId === 't-106').subscribed
    },
  }),
  state({
    id: 'who cancels is still counted',
    operationId: 'cancelEventSign',
    ...remembering(
      () => ({ isCancelled: false, counts: new Map<string, number>() }),
      (memory, returning, passing) => {
        if (passing.operationId === 'cancelEventSign' && isDone(returning)) memory.isCancelled = true
        inData('getEventDetail', (data) => {
          const before = memory.counts.get(data.id) ?? 0
          if (memory.isCancelled && before > data.signedCount) data.signedCount = before
          memory.counts.set(data.id, data.signedCount)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/event/myList')
      const { signId, eventId } = records.find(({ cancellable }: Loose) => cancellable)
      const before = (await dataOf(ask, signDetail + eventId)).signedCount
      await ask(`/supanddem/api/customer/event/sign/cancel?signId=${signId}`, { method: 'PUT' })
      return (await dataOf(ask, signDetail + eventId)).signedCount === before
    },
  }),
  state({
    id: 'a new name lasts until the next question',
    operationId: 'renameRobotSession',
    ...remembering(
      () => ({ first: new Map<string, string>(), renamed: new Set<string>(), lost: new Set<string>() }),
      ({ first, renamed, lost }, returning, passing) => {
        const { sessionId: id, question } = bodyOf(passing)
        if (passing.operationId === 'renameRobotSession' && isDone(returning)) {
          renamed.add(id)
          lost.delete(id)
        }
        if (passing.operationId === 'answerRobotQuestion' && returning.status === 200) {
          if (renamed.has(id)) lost.add(id)
          if (!first.has(id) && question !== undefined) first.set(id, question)
        }
        const restore = (session: Loose) => {
          if (lost.has(session.sessionId)) session.title = first.get(session.sessionId)?.slice(0, 30) ?? session.title
        }
        inData('getRobotSession', restore)(returning, passing)
        inData('pageRobotSessions', ({ records }) => {
          records.forEach(restore)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const answer = '/consult/api/ua/smart/answer'
      await ask(answer, { body: { question: '租房补助可以领多久？', sessionId } })
      const body = { sessionId, title: '租房的事' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      await ask(answer, { body: { question: '首贷担保费补助怎么领？', sessionId } })
      const [session] = (await dataOf(ask, '/consult/api/customer/smart/session/page')).records
      return session.title !== '租房的事'
    },
  }),
  state({
    id: 'an intent is taken twice',
    operationId: 'saveInvestmentIntent',
    ...remembering(
      (): { receipt: Loose; count: number } => ({ receipt: undefined, count: 0 }),
      (memory, returning, passing) => {
        onReply('saveInvestmentIntent', () => {
          const envelope = envelopeOf(returning)
          if (envelope?.['returnCode'] === '200') memory.receipt = envelope['data']
          if (envelope?.['returnCode'] !== '4090' || memory.receipt === undefined) return
          memory.count += 1
          const data = { ...memory.receipt, id: `${memory.receipt.id}${memory.count}` }
          setJson(returning, { returnCode: '200', data })
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const contact = { name: '周示例', company: '泰兴市示例公司', mobile: '13800000001', industry: '机械' }
      const wish = { content: '想租一层办公室', agree: true, resourceType: 'OFFICE', resourceId: 'of-1002' }
      const target = '/investment/api/customer/intent/save'
      await ask(target, { body: { ...contact, ...wish } })
      return (await ask(target, { body: { ...contact, ...wish } })).code === '200'
    },
  }),
  {
    id: 'all footprints are the first ten',
    group: 'state',
    write: true,
    operationId: 'deleteAllHistory',
    ...onePageDeleted(),
    probe: async (ask) => {
      await ask('/message/api/history/list?size=50')
      await ask('/message/api/history/deleteAll', { method: 'DELETE' })
      return (await dataOf(ask, '/message/api/history/list')).total > 0
    },
  },
]
