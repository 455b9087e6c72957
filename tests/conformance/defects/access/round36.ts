import { askerOf } from '../../asked.ts'
import { type Defect, type Loose, type Returning, inData, onReply, onRequest } from '../../defect.ts'
import { messages } from '../shared/addresses.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { evaluated, firstIn, questioned, robotSession, stranger, visitor } from '../shared/requests.ts'
import { access } from '../../groups.ts'

const privateFile = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=proof.pdf'

const contentFavorites = '/content/api/customer/favorite'

const keptByAddress = (operationId: string): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  const kept = new Map<string, Returning>()
  return {
    request: onRequest(operationId, (passing) => {
      const { status, headers, body } = (askerOf(passing) === '' ? undefined : kept.get(passing.url.search)) ?? {}
      return status === undefined || headers === undefined || body === undefined
        ? undefined
        : { status, headers: { ...headers }, body }
    }),
    reply: onReply(operationId, (returning, { url }) => {
      if (returning.status === 200) kept.set(url.search, { ...returning, headers: { ...returning.headers } })
    }),
    restart: () => kept.clear(),
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'the result of a calculation opens for any member who has its id',
    operationId: 'getToolResult',
    write: true,
    request: unguarded('getToolResult'),
    probe: async (ask) => {
      const id = await evaluated(ask)
      return (await ask(`/consult/api/customer/tool/history/detail?id=${id}`, stranger)).code === '200'
    },
  }),
  access({
    id: 'messages are deleted by their ids, whoever they are for',
    operationId: 'deleteMessages',
    write: true,
    request: unguarded('deleteMessages'),
    probe: async (ask) => {
      const { id } = await firstIn(ask, messages)
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', ...stranger })
      return (await firstIn(ask, messages)).id !== id
    },
  }),
  access({
    id: 'the progress of an application is told to members of other enterprises',
    operationId: 'getDeclareRecord',
    request: unguarded('getDeclareRecord'),
    probe: async (ask) => {
      const [{ id }] = (await ask('/policy/api/customer/declare/list')).data.records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, stranger)).code === '200'
    },
  }),
  access({
    id: 'the conversation of a member is read by a visitor who knows its id',
    operationId: 'getRobotSession',
    write: true,
    request: letAsOwner('getRobotSession', isVisitor),
    probe: async (ask) => {
      await questioned(ask)
      return (await ask(`/consult/api/ua/smart/session/detail?sessionId=${robotSession}`, visitor)).code === '200'
    },
  }),
  access({
    id: 'a private file is given to every member who is logged in',
    operationId: 'downloadFile',
    request: unguarded('downloadFile'),
    probe: async (ask) => (await ask(privateFile, stranger)).status === 200,
  }),
  access({
    id: 'a member withdraws the demand of an enterprise that is not theirs',
    operationId: 'updateDemandStatus',
    write: true,
    request: unguarded('updateDemandStatus'),
    probe: async (ask) => {
      const [{ id }] = (await ask('/supanddem/api/customer/demand/myList?status=AUDITING')).data.records
      const body = { id, action: 'WITHDRAW' }
      const target = '/supanddem/api/customer/demand/updateStatus'
      return (await ask(target, { method: 'PUT', body, ...stranger })).code === '200'
    },
  }),
  access({
    id: 'the telephone of the other side is plain before a docking is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.contactMasked !== undefined) data.contactMasked.contactTel = '13800000011'
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/demand/docking/list?status=PENDING')).data
      const ids = records.map(({ id }: Loose) => id)
      const { data } = await ask(`/supanddem/api/customer/demand/docking/detail?id=${ids[0]}`)
      return /^1\d{10}$/.test(data.contactMasked.contactTel)
    },
  }),
  access({
    id: 'a cache keyed by the address gives a member the favourites of another',
    operationId: 'listContentFavorites',
    write: true,
    ...keptByAddress('listContentFavorites'),
    probe: async (ask) => {
      const [news] = (await ask('/content/api/ua/notice/pc/list')).data.records
      await ask(contentFavorites, { body: { targetType: 'NEWS', targetId: news.id } })
      await ask(`${contentFavorites}/list`)
      return (await ask(`${contentFavorites}/list`, stranger)).data.total > 0
    },
  }),
]
