import { askerOf, bodyOf, dataOf, parameter, upload } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { isDone } from '../shared/tokens.ts'
import { idOf } from '../shared/values.ts'

/** What its owner has read lies in a cache that asks nobody who reads it. */
function cachedForAll(
  operationId: string,
  keyOf: (passing: Passing) => string,
  isRefused: (returning: Returning) => boolean,
): Pick<Defect, 'operationId' | 'reply' | 'restart'> {
  return {
    operationId,
    ...remembering(
      () => new Map<string, Returning>(),
      (cache, returning, passing) => {
        if (passing.operationId !== operationId || askerOf(passing) === '') return
        const key = keyOf(passing)
        if (isRefused(returning)) Object.assign(returning, cache.get(key))
        else if (returning.status === 200 && (codeOf(returning) ?? '200') === '200') cache.set(key, { ...returning })
      },
    ),
  }
}

/** Whoever is logged in acts as the owner of what the identifier names. */
function actsAsOwner(
  operationId: string,
  { list, service, idsOf }: { list: string; service: string; idsOf: (data: Loose) => string[] },
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, string>()
  const members = new Set<string>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const owner = owners.get(idOf(passing))
      if (owner !== undefined && members.has(askerOf(passing))) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const asker = askerOf(passing)
      if (asker === '' || !isDone(returning)) return
      const isMembers = passing.url.pathname.startsWith(service) || passing.operationId === 'getCurrentUser'
      if (isMembers) members.add(asker)
      if (passing.operationId === list) {
        for (const id of idsOf((envelopeOf(returning) as Loose).data)) owners.set(id, asker)
      }
    },
    restart: () => {
      owners.clear()
      members.clear()
    },
  }
}

const isRefusal = (returning: Returning): boolean => codeOf(returning) === '4030'

export const accessDefects: Defect[] = [
  access({
    id: 'a calculation is shown to every member who knows its number',
    write: true,
    ...cachedForAll('getToolResult', idOf, isRefusal),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_600 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputs } })).data
      const target = `/consult/api/customer/tool/history/detail?id=${id}`
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'an application of another enterprise is read by its number',
    ...cachedForAll('getDeclareRecord', idOf, isRefusal),
    probe: async (ask) => {
      const target = '/policy/api/customer/declare/detail?id=dr-1011'
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'a private file that its owner fetched is given to other members',
    write: true,
    ...cachedForAll('downloadFile', parameter('filePath'), ({ status }) => status === 403),
    probe: async (ask) => {
      const url = await upload(ask, 'plan.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
      const owners = await ask(url)
      return owners.status === 200 && (await ask(url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'a visitor reads the conversation of a member',
    operationId: 'getRobotSession',
    write: true,
    ...(() => {
      const owners = new Map<string, string>()
      return {
        request: onRequest('getRobotSession', (passing) => {
          const owner = owners.get(parameter('sessionId')(passing))
          if (owner !== undefined && askerOf(passing) === '') passing.headers['authorization'] = owner
        }),
        reply: onReply('answerRobotQuestion', (returning, passing) => {
          const { sessionId } = bodyOf(passing)
          if (isDone(returning) && askerOf(passing) !== '' && !owners.has(sessionId)) {
            owners.set(sessionId, askerOf(passing))
          }
        }),
        restart: () => owners.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { sessionId: 'session-of-a-member-1', turnId: 'turn-of-a-member-1', question: '研发费用加计扣除' }
      await ask('/consult/api/ua/smart/answer', { body })
      const target = `/consult/api/ua/smart/session/detail?sessionId=${body.sessionId}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'one member marks the messages of another as read',
    write: true,
    ...actsAsOwner('readMessage', {
      list: 'listMessages',
      service: '/message/',
      idsOf: ({ records }) => records.map(({ id }: Loose) => id),
    }),
    probe: async (ask) => {
      const unread = '/message/api/msg/list?read=false&size=50'
      const [{ id }] = (await dataOf(ask, unread)).records
      await ask('/message/api/msg/list', { as: 'stranger' })
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST', as: 'stranger' })
      return !(await dataOf(ask, unread)).records.some((each: Loose) => each.id === id)
    },
  }),
  access({
    id: 'a binding is undone by whoever sends its number',
    write: true,
    ...actsAsOwner('unbindEnterprise', {
      list: 'listMyEnterprises',
      service: '/enterprise/api/member/',
      idsOf: (data) => data.map(({ id }: Loose) => id),
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/member/en/list'
      await ask(list)
      await ask(list, { as: 'stranger' })
      await ask('/enterprise/api/member/en/unbind?id=b-1002', { method: 'DELETE', as: 'stranger' })
      return !(await dataOf(ask, list)).some(({ id }: Loose) => id === 'b-1002')
    },
  }),
  access({
    id: 'the enterprise behind an anonymous demand is named by its number',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.hideEnName && data.enId === undefined) data.enId = 'en-1003'
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/demand/detail?id=de-1019', { as: 'visitor' })
      return data.hideEnName === true && data.enId !== undefined
    },
  }),
  access({
    id: 'the number of a private owner of a workshop is not masked',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', ({ contact }) => {
      contact.tel = contact.tel.replace(/^(1\d\d)\*{4}(\d+)$/u, (_: string, head: string, tail: string) =>
        `${head}${tail.padStart(8, '60217493')}`.slice(0, 11),
      )
    }),
    probe: async (ask) => {
      const { data } = await ask('/investment/api/resource/detail?id=hs-1006', { as: 'visitor' })
      return data.ownerType === 'PRIVATE' && /^1\d{10}$/u.test(data.contact.tel)
    },
  }),
]
