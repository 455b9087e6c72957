import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, remembering, setJson } from '../../defect.ts'
import { access } from '../../groups.ts'
import { docking, event, historyList, messages, robot } from '../shared/addresses.ts'
import { letAsOwner, unguarded } from '../shared/guards.ts'
import { isTaken, questioned, robotSession, stranger, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { idOf } from '../shared/values.ts'

const noApply = new Set(['dr-1002', 'dr-1005', 'dr-1007', 'dr-1013', 'dr-1014'])

export const accessDefects: Defect[] = [
  access({
    id: 'a record without application is open to every member, only one of his own is guarded',
    operationId: 'getDeclareRecord',
    request: unguarded('getDeclareRecord', (passing) => noApply.has(idOf(passing))),
    probe: (ask) => isTaken(ask, '/policy/api/customer/declare/detail?id=dr-1002', stranger),
  }),
  access({
    id: 'a message is read by whoever knows its id',
    operationId: 'readMessage',
    write: true,
    request: unguarded('readMessage'),
    probe: async (ask) => {
      const [unread] = await recordsIn(ask, `${messages}?read=false`)
      await ask(`/message/api/msg/read?id=${unread.id}`, { method: 'POST', ...stranger })
      const left = await recordsIn(ask, `${messages}?read=false`)
      return left.every(({ id }) => id !== unread.id)
    },
  }),
  access({
    id: 'the contact of the other side is given before the docking is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status !== 'PENDING') return
      data.contact = { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => (await dataOf(ask, docking)).contact !== undefined,
  }),
  access({
    id: 'private files are served like public ones',
    operationId: 'downloadFile',
    request: letAsOwner('downloadFile', (asker) => asker === ''),
    probe: async (ask) => {
      const target = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=a.pdf'
      return (await ask(target, visitor)).status === 200
    },
  }),
  access({
    id: 'footprints are deleted by id, whoever left them',
    operationId: 'deleteHistory',
    write: true,
    request: unguarded('deleteHistory'),
    probe: async (ask) => {
      const [latest] = await recordsIn(ask, historyList)
      await ask(`/message/api/history/delete?ids=${latest.id}`, { method: 'DELETE', ...stranger })
      return (await recordsIn(ask, historyList)).every(({ id }) => id !== latest.id)
    },
  }),
  access({
    id: 'another member goes on with the conversation of a member',
    operationId: 'answerRobotQuestion',
    write: true,
    request: unguarded('answerRobotQuestion'),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, question: '还要准备什么材料' }
      return isTaken(ask, `${robot}/answer`, { body, ...stranger })
    },
  }),
  access({
    id: 'the dockings of one demand are listed without asking whose demand it is',
    operationId: 'listDemandDockings',
    request: unguarded('listDemandDockings', ({ url }) => url.searchParams.has('demandId')),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/demand/docking/list?demandId=de-1016'
      return (await ask(target, stranger)).data.total > 0
    },
  }),
  access({
    id: 'the detail of an event is cached with the registration of who asked first',
    operationId: 'getEventDetail',
    ...remembering<Map<string, Loose>>(
      () => new Map(),
      (details, returning, passing) => {
        if (passing.operationId !== 'getEventDetail' || !isDone(returning)) return
        const { data } = JSON.parse(returning.body.toString('utf8')) as { data: Loose }
        const cached = details.get(data.id)
        if (cached !== undefined) setJson(returning, { returnCode: '200', data: cached })
        else if (data.mySign !== undefined) details.set(data.id, data)
      },
    ),
    probe: async (ask) => {
      await ask(event)
      return (await ask(event, visitor)).data.mySign?.signId === 'es-1001'
    },
  }),
]
