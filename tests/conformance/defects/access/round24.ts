import { askerOf, bodyOf, dataOf, parameter } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import type { HooksOfOperation } from '../shared/tokens.ts'

/** The owner of a record is looked up nowhere: who is logged in gets at it as its owner does. */
function unowned(
  operationId: string,
  list: string,
  idsOf: (data: Loose, passing: Passing) => string[],
  idOf: (passing: Passing) => string,
): HooksOfOperation {
  const owners = new Map<string, string>()
  const refused = new Set<string>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const owner = owners.get(idOf(passing))
      const asker = askerOf(passing)
      if (owner === undefined || asker === '' || refused.has(asker)) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const asker = askerOf(passing)
      if (returning.status === 401) refused.add(asker)
      if (asker === '') return
      inData(list, (data) => {
        for (const id of idsOf(data, passing)) if (!owners.has(id)) owners.set(id, asker)
      })(returning, passing)
    },
    restart: () => {
      owners.clear()
      refused.clear()
    },
  }
}

const idsOfRecords = ({ records }: Loose): string[] => records.map(({ id }: Loose) => id)

const talkId = 's-mine-4c1f9a'

const question = { body: { question: '研发费用加计扣除怎么算？', sessionId: talkId } }

const privateFile = '/uaa/api/download/file?filePath=f-electricity-word&fileName=a.doc'

export const accessDefects: Defect[] = [
  access({
    id: 'messages are deleted by their ids, whoever they were sent to',
    write: true,
    ...unowned('deleteMessages', 'listMessages', idsOfRecords, (passing) => {
      const [first = ''] = parameter('ids')(passing).split(',')
      return first
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list')).records
      return (await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'any member reads how another’s application is getting on',
    ...unowned('getDeclareRecord', 'listDeclareRecords', idsOfRecords, parameter('id')),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the business figures of an enterprise are read without being bound to it',
    ...unowned(
      'getEnterpriseManagement',
      'listMyEnterprises',
      (data) => data.map(({ enId }: Loose) => enId),
      parameter('enId'),
    ),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/list')
      return (await ask('/enterprise/api/member/en/management?enId=en-1001', { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the contact of a resource has its whole number under the mask',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      const { contactMasked } = data
      if (contactMasked?.contactTel) contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/resource/detail?id=re-1001', { as: 'visitor' })
      return !data.contactMasked.contactTel.includes('*')
    },
  }),
  access({
    id: 'a private file that was fetched once comes out of the cache for everybody',
    operationId: 'downloadFile',
    ...remembering(
      () => new Map<string, { headers: Record<string, string>; body: Buffer }>(),
      (cache, returning, passing) => {
        onReply('downloadFile', () => {
          const path = parameter('filePath')(passing)
          const kept = cache.get(path)
          if (returning.status === 200 && passing.method === 'GET')
            cache.set(path, { headers: { ...returning.headers }, body: returning.body })
          else if ((returning.status === 401 || returning.status === 403) && kept !== undefined)
            Object.assign(returning, { status: 200, ...kept })
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask(privateFile)
      return (await ask(privateFile, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'a member’s talk with the robot is open to whoever knows its id',
    write: true,
    ...(() => {
      const owners = new Map<string, string>()
      return {
        operationId: 'getRobotSession',
        request: onRequest('getRobotSession', (passing) => {
          const owner = owners.get(parameter('sessionId')(passing))
          if (owner !== undefined) passing.headers['authorization'] = owner
        }),
        reply: (returning, passing) => {
          const { sessionId } = bodyOf(passing)
          if (passing.operationId !== 'answerRobotQuestion' || returning.status !== 200) return
          if (askerOf(passing) === '' || typeof sessionId !== 'string' || owners.has(sessionId)) return
          if (envelopeOf(returning) === undefined || codeOf(returning) === '200')
            owners.set(sessionId, askerOf(passing))
        },
        restart: () => owners.clear(),
      } satisfies HooksOfOperation
    })(),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', question)
      const target = `/consult/api/ua/smart/session/detail?sessionId=${talkId}`
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'one member cancels what another has signed up for',
    write: true,
    ...unowned(
      'cancelEventSign',
      'listMyEventSigns',
      ({ records }) => records.map(({ signId }: Loose) => signId),
      parameter('signId'),
    ),
    probe: async (ask) => {
      await ask('/supanddem/api/customer/event/myList')
      const target = '/supanddem/api/customer/event/sign/cancel?signId=es-1001'
      return (await ask(target, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'with a token that is no longer good the favourite providers are an empty list',
    operationId: 'listFacilitatorFavorites',
    reply: onReply('listFacilitatorFavorites', (returning, passing) => {
      if (returning.status !== 401 || !/^Bearer \S+/.test(askerOf(passing))) return
      const size = Number(parameter('size')(passing)) || 10
      const data = { records: [], total: 0, size, current: Number(parameter('current')(passing)) || 1, pages: 0 }
      Object.assign(returning, jsonReply({ returnCode: '200', data }))
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      const { code } = await ask('/enterprise/api/member/facilitator/favorite/list', { as: 'visitor', headers })
      return code === '200'
    },
  }),
]
