import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { robot } from '../shared/addresses.ts'
import { conversation, questionOf } from '../shared/requests.ts'
import { type Hooks, memberBearer } from '../shared/tokens.ts'

const seededTokens = [memberBearer, 'Bearer conformance-second-member-token']

/** The tokens that are good, as far as they passed here. */
function goodTokens() {
  const tokens = new Set(seededTokens)
  return {
    has: (authorization: string) => tokens.has(authorization),
    learn: (returning: Returning, passing: Passing) => {
      if (passing.operationId === 'logout') tokens.delete(askerOf(passing))
      const token = (envelopeOf(returning) as Loose)?.data?.access_token
      if (typeof token === 'string') tokens.add(`Bearer ${token}`)
    },
    reset: () => {
      tokens.clear()
      for (const token of seededTokens) tokens.add(token)
    },
  }
}

/** The record is found by its id, and nobody asks whose it is. */
function foundById({
  operationId,
  ids,
  learn,
  isForVisitors = false,
}: {
  operationId: string
  ids: (passing: Passing) => string[]
  learn: (passing: Passing, returning: Returning) => string[]
  isForVisitors?: boolean
}): Pick<Defect, 'operationId'> & Hooks {
  const owners = new Map<string, string>()
  const tokens = goodTokens()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const asking = askerOf(passing)
      if (asking === '' ? !isForVisitors : !tokens.has(asking)) return
      const owner = ids(passing)
        .map((id) => owners.get(id))
        .find((each) => each !== undefined)
      if (owner !== undefined) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      tokens.learn(returning, passing)
      const asking = askerOf(passing)
      if (asking !== '') for (const id of learn(passing, returning)) if (!owners.has(id)) owners.set(id, asking)
    },
    restart: () => {
      owners.clear()
      tokens.reset()
    },
  }
}

const idsIn =
  (operationId: string) =>
  (passing: Passing, returning: Returning): string[] =>
    passing.operationId === operationId
      ? ((envelopeOf(returning) as Loose)?.data?.records ?? []).map(({ id }: Loose) => id)
      : []

/** What happens to who comes with a token that is no longer good. */
function withBadToken(operationId: string, then: (passing: Passing) => Returning | undefined): Hooks {
  const tokens = goodTokens()
  return {
    request: onRequest(operationId, (passing) =>
      askerOf(passing) === '' || tokens.has(askerOf(passing)) ? undefined : then(passing),
    ),
    reply: tokens.learn,
    restart: tokens.reset,
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'the owner reads the applicant’s number before having answered the application',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      const { contactName, contactTel } = data.contactMasked
      data.contact ??= {
        contactName: contactName.replace(/\*+/, '示例'),
        contactTel: contactTel.replace('****', '0000'),
      }
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/resource/docking/list?role=OWNER&status=PENDING'
      const [{ id }] = (await dataOf(ask, list)).records
      const told = await dataOf(ask, `/supanddem/api/customer/resource/docking/detail?id=${id}`)
      return told.contact !== undefined
    },
  }),
  access({
    id: 'how an application is getting on can be read by every member who has its number',
    ...foundById({
      operationId: 'getDeclareRecord',
      ids: ({ url }) => [url.searchParams.get('id') ?? ''],
      learn: idsIn('listDeclareRecords'),
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'visitors get the page of an event as the last member saw it, sign-up and all',
    operationId: 'getEventDetail',
    ...remembering(
      () => new Map<string, Buffer>(),
      (pages, returning, passing) => {
        const { operationId, url } = passing
        if (operationId === 'signUpForEvent' || operationId === 'cancelEventSign') pages.clear()
        if (operationId !== 'getEventDetail' || codeOf(returning) !== '200') return
        if (askerOf(passing) !== '') pages.set(url.search, returning.body)
        else returning.body = pages.get(url.search) ?? returning.body
      },
    ),
    probe: async (ask) => {
      const [{ eventId }] = (await dataOf(ask, '/supanddem/api/customer/event/myList')).records
      const target = `/supanddem/api/ua/customer/event/detail?id=${eventId}`
      await ask(target)
      return (await ask(target, { as: 'visitor' })).data.mySign !== undefined
    },
  }),
  access({
    id: 'whose token ran out reads a policy as a visitor and is not told',
    operationId: 'getPolicyDetail',
    ...withBadToken('getPolicyDetail', (passing) => {
      delete passing.headers['authorization']
      return undefined
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/detail?id=p-1001', { as: 'visitor', headers })).code === '200'
    },
  }),
  access({
    id: 'with an old token in the browser not even the news can be read',
    operationId: 'listNotices',
    ...withBadToken('listNotices', () =>
      jsonReply({ returnCode: '401', errorMessage: '登录过期或未登录，请重新登录' }, 401),
    ),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/content/api/ua/notice/pc/list', { as: 'visitor', headers })).status === 401
    },
  }),
  access({
    id: 'what one company handed in for its certificate is downloaded by another one’s member',
    operationId: 'downloadFile',
    ...(() => {
      const uploaders = new Map<string, string>()
      const tokens = goodTokens()
      return {
        request: onRequest('downloadFile', (passing) => {
          const path = passing.url.searchParams.get('filePath') ?? ''
          if (tokens.has(askerOf(passing))) passing.headers['authorization'] = uploaders.get(path) ?? memberBearer
        }),
        reply: (returning, passing) => {
          tokens.learn(returning, passing)
          inData('uploadFile', ({ uid }) => {
            uploaders.set(uid, askerOf(passing))
          })(returning, passing)
        },
        restart: () => {
          uploaders.clear()
          tokens.reset()
        },
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const [{ pdfFile }] = (await dataOf(ask, '/enterprise/api/member/en/electricity/list')).records
      return (await ask(pdfFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'footprints are deleted by their ids alone, whoever left them',
    write: true,
    ...foundById({
      operationId: 'deleteHistory',
      ids: ({ url }) => (url.searchParams.get('ids') ?? '').split(','),
      learn: idsIn('listHistory'),
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/message/api/history/list')
      const target = `/message/api/history/delete?ids=${records[0].id}`
      await ask(target, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/history/list')).total < total
    },
  }),
  access({
    id: 'who guesses the name of a member’s conversation reads along',
    write: true,
    ...foundById({
      operationId: 'getRobotSession',
      ids: ({ url }) => [url.searchParams.get('sessionId') ?? ''],
      learn: (passing, { status }) =>
        passing.operationId === 'answerRobotQuestion' && status === 200 ? [bodyOf(passing)['sessionId']] : [],
      isForVisitors: true,
    }),
    probe: async (ask) => {
      await ask(`${robot}/answer`, questionOf('加计扣除怎么算'))
      return (await ask(`${robot}/session/detail?sessionId=${conversation}`, { as: 'visitor' })).code === '200'
    },
  }),
]
