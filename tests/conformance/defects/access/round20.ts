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
import { access } from '../../groups.ts'
import { authorOf } from '../shared/tokens.ts'

const isOwnPath = /\/(customer|member|msg|history)\/|\/current-user$/

const size = { enId: 'en-1001', inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_100 } }

/** The query has no clause for the owner: who is logged in gets at what others own. */
function ownerless(
  operationId: string,
  asked: (passing: Passing) => Loose,
  owned: (data: Loose, passing: Passing) => readonly string[],
  isForVisitors = false,
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, string>()
  const known = new Set<string>()
  const read = new Map<string, Buffer>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const owner = owners.get(asked(passing))
      const author = authorOf(passing)
      const isIn = author === undefined ? isForVisitors : known.has(author)
      if (owner !== undefined && isIn) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const author = authorOf(passing)
      const envelope: Loose = envelopeOf(returning)
      if (passing.operationId === operationId && passing.method === 'GET') {
        const key = String(asked(passing))
        if (envelope?.returnCode === '200') read.set(key, returning.body)
        else if (envelope?.returnCode === '4030') returning.body = read.get(key) ?? returning.body
      }
      if (author === undefined || envelope?.returnCode !== '200') return
      if (isOwnPath.test(passing.url.pathname)) known.add(author)
      for (const id of owned(envelope.data, passing)) if (!owners.has(id)) owners.set(id, author)
    },
    restart: () => {
      owners.clear()
      known.clear()
      read.clear()
    },
  }
}

const queried = (name: string) => (passing: Passing) => passing.url.searchParams.get(name)

const idsOf = (records: Loose[] | undefined, name = 'id'): string[] => (records ?? []).map((record) => record[name])

export const accessDefects: Defect[] = [
  access({
    id: 'a result of a tool is read by whoever has its number',
    write: true,
    ...ownerless('getToolResult', queried('id'), (data, { operationId = '' }) => {
      if (operationId === 'listToolResults') return idsOf(data.records)
      return /^(evaluateEnterpriseSize|score|save|commit)/.test(operationId) && data?.id ? [data.id] : []
    }),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: size })).data
      const target = `/consult/api/customer/tool/history/detail?id=${id}`
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'third parties read along when a resource is asked for',
    ...ownerless('getResourceDocking', queried('id'), (data, { operationId }) =>
      operationId === 'listResourceDockings' ? idsOf(data.records) : [],
    ),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/supanddem/api/customer/resource/docking/list')).records
      await ask('/uaa/api/current-user', { as: 'stranger' })
      const target = `/supanddem/api/customer/resource/docking/detail?id=${id}`
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'figures of an enterprise are not bound to its members',
    ...ownerless('getEnterpriseManagement', queried('enId'), (data, { operationId }) =>
      operationId === 'listMyEnterprises' ? idsOf(data, 'enId') : [],
    ),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/list')
      await ask('/enterprise/api/member/en/list', { as: 'stranger' })
      const target = '/enterprise/api/member/en/management?enId=en-1001'
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the identifier of a talk is all that it takes to read a member’s',
    write: true,
    ...ownerless(
      'getRobotSession',
      queried('sessionId'),
      (data, passing) => {
        if (passing.operationId === 'pageRobotSessions') return idsOf(data.records, 'sessionId')
        const { sessionId } = bodyOf(passing)
        return ['answerRobotQuestion', 'claimRobotSession'].includes(passing.operationId ?? '') ? [sessionId] : []
      },
      true,
    ),
    probe: async (ask) => {
      const body = { question: '加计扣除怎么算', sessionId: 's-b3lf7y01' }
      await ask('/consult/api/ua/smart/answer', { body })
      const target = '/consult/api/ua/smart/session/detail?sessionId=s-b3lf7y01'
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'the cache of messages knows the query but not the member',
    operationId: 'listMessages',
    ...remembering(
      () => new Map<string, { author: string | undefined; body: Buffer }>(),
      (pages, returning, passing) => {
        if (passing.operationId !== 'listMessages' || codeOf(returning) !== '200') return
        const author = authorOf(passing)
        const page = pages.get(passing.url.search)
        if (page === undefined || page.author === author) {
          pages.set(passing.url.search, { author, body: returning.body })
        } else returning.body = page.body
      },
    ),
    probe: async (ask) => {
      await ask('/message/api/msg/list?size=5')
      return (await ask('/message/api/msg/list?size=5', { as: 'stranger' })).data.total > 0
    },
  }),
  access({
    id: 'who is not logged in has an empty list of favourites',
    operationId: 'listContentFavorites',
    reply: onReply('listContentFavorites', (returning, passing) => {
      if (returning.status !== 401 || authorOf(passing) !== undefined) return
      returning.status = 200
      delete returning.headers['www-authenticate']
      setJson(returning, { returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
    }),
    probe: async (ask) => (await ask('/content/api/customer/favorite/list', { as: 'visitor' })).status === 200,
  }),
  access({
    id: 'the telephone number of a demand is masked in the page only',
    operationId: 'getDemand',
    reply: inData('getDemand', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { contactMasked } = (await ask('/supanddem/api/ua/show/demand/detail?id=de-1016', { as: 'visitor' })).data
      return !contactMasked.contactTel.includes('*')
    },
  }),
  access({
    id: 'others may cancel that one goes to an event',
    write: true,
    ...ownerless('cancelEventSign', queried('signId'), (data, { operationId }) =>
      operationId === 'listMyEventSigns' ? idsOf(data.records, 'signId') : [],
    ),
    probe: async (ask) => {
      const [{ signId }] = (await dataOf(ask, '/supanddem/api/customer/event/myList')).records
      await ask('/supanddem/api/customer/event/myList', { as: 'stranger' })
      const target = `/supanddem/api/customer/event/sign/cancel?signId=${signId}`
      return (await ask(target, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  }),
]
