import { askerOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Returning, inData } from '../../defect.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { stranger, visitor } from '../shared/requests.ts'
import { access } from '../../groups.ts'

const session = 's-20261128'
const counts = '/message/api/msg/count'
const certificate = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=a.pdf'

/** Keeps what was counted under the address alone. */
const countedOnce = (): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  const kept = new Map<string, Buffer>()
  return {
    request: ({ operationId, url, headers }) => {
      const body = kept.get(url.pathname)
      if (operationId !== 'countUnreadMessages' || body === undefined) return undefined
      const cached: Returning = { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body }
      return askerOf({ headers }).includes('second-member') ? cached : undefined
    },
    reply: ({ status, body }, { operationId, url }) => {
      if (operationId === 'countUnreadMessages' && status === 200) kept.set(url.pathname, Buffer.from(body))
    },
    restart: () => kept.clear(),
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'any member cancels the sign-up of another by its id',
    operationId: 'cancelEventSign',
    write: true,
    request: unguarded('cancelEventSign'),
    probe: async (ask) => {
      const [{ signId }] = await recordsIn(ask, '/supanddem/api/customer/event/myList')
      const target = `/supanddem/api/customer/event/sign/cancel?signId=${signId}`
      return (await ask(target, { ...stranger, method: 'PUT' })).code === '200'
    },
  }),
  access({
    id: 'messages are deleted by id whoever owns them',
    operationId: 'deleteMessages',
    write: true,
    request: unguarded('deleteMessages'),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/message/api/msg/list')
      await ask(`/message/api/msg/delete?ids=${id}`, { ...stranger, method: 'DELETE' })
      return (await recordsIn(ask, '/message/api/msg/list')).every((each) => each.id !== id)
    },
  }),
  access({
    id: 'a visitor clears the conversation of a member',
    operationId: 'deleteRobotSession',
    write: true,
    request: letAsOwner('deleteRobotSession', isVisitor),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: { sessionId: session, question: '研发费用加计扣除怎么算？' } })
      const target = `/consult/api/ua/smart/session/delete?sessionId=${session}`
      return (await ask(target, { ...visitor, method: 'DELETE' })).code === '200'
    },
  }),
  access({
    id: 'the statistics of a provider are open to members who have not bound it',
    operationId: 'getFacilitatorStatistics',
    request: unguarded('getFacilitatorStatistics'),
    probe: async (ask) => (await ask('/enterprise/api/member/facilitator/statistics/en-1001', stranger)).code === '200',
  }),
  access({
    id: 'a private file goes to every member who knows its path',
    operationId: 'downloadFile',
    request: unguarded('downloadFile'),
    probe: async (ask) => (await ask(certificate, stranger)).text.startsWith('%PDF'),
  }),
  access({
    id: 'anonymous reviewers are named to visitors',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const each of records) if (each.enNameMasked === '匿名企业') each.enNameMasked = '泰兴市琴韵乐器有限公司'
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&size=50'
      return (await ask(target, visitor)).data.records.some((each: { enNameMasked: string }) =>
        /^[^*]+有限公司$/.test(each.enNameMasked),
      )
    },
  }),
  access({
    id: 'the telephone of the other side is plain before the docking is accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      if (data.status === 'PENDING') data.contactMasked = { contactName: '吴示例', contactTel: '13800000003' }
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2002')
      return /^\d{11}$/.test(contactMasked.contactTel)
    },
  }),
  access({
    id: 'a cache that ignores the token gives one member the count of another',
    operationId: 'countUnreadMessages',
    ...countedOnce(),
    probe: async (ask) => {
      const { total } = await dataOf(ask, counts)
      return total > 0 && (await ask(counts, stranger)).data.total === total
    },
  }),
]
