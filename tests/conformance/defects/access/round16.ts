import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { type Hooks, needsToken, seededBearers } from '../shared/tokens.ts'

const resource = '/supanddem/api/ua/show/resource/detail?id=re-1001'

const card = '/enterprise/api/member/facilitator/card/en-1001'

/** What a gateway knows of the tokens that pass it: those that are good. */
function tokensAtTheDoor() {
  let good = new Set(seededBearers)
  return {
    has: (token: string) => good.has(token),
    any: () => [...good].at(-1) ?? '',
    note: (returning: Returning, passing: Passing) => {
      const issued = (envelopeOf(returning) as Loose)?.data?.access_token
      if (typeof issued === 'string') good.add(`Bearer ${issued}`)
      if (returning.status === 401) good.delete(askerOf(passing))
      else if (codeOf(returning) === '200' && needsToken(passing.url.pathname)) good.add(askerOf(passing))
    },
    restart: () => {
      good = new Set(seededBearers)
    },
  }
}

/** Looks for the record, and not for whose it is: what another member asks for is got as its owner gets it. */
function ownerless(listing: string, operationId: string, idsOf: (url: URL) => string[]): Hooks {
  const owners = new Map<string, string>()
  const tokens = tokensAtTheDoor()
  return {
    request: onRequest(operationId, (passing) => {
      const owner = idsOf(passing.url).flatMap((id) => owners.get(id) ?? [])[0]
      if (owner !== undefined && tokens.has(askerOf(passing))) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      tokens.note(returning, passing)
      inData(listing, ({ records }) => {
        for (const { id } of records) owners.set(id, askerOf(passing))
      })(returning, passing)
    },
    restart: () => {
      owners.clear()
      tokens.restart()
    },
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'who has logged in reads the telephone of a provider digit by digit',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact, enId }, passing) => {
      if (askerOf(passing) === '') return
      contact.tel = contact.tel.replace('****', enId.slice(-4))
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/facilitator/fa-1001')).contact.tel.endsWith('1001'),
  }),
  access({
    id: 'a declaration is shown to any member who knows its number',
    operationId: 'getDeclareRecord',
    ...ownerless('listDeclareRecords', 'getDeclareRecord', ({ searchParams }) => [searchParams.get('id') ?? '']),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'messages are thrown away for another member by their numbers',
    operationId: 'deleteMessages',
    write: true,
    ...ownerless('listMessages', 'deleteMessages', ({ searchParams }) => (searchParams.get('ids') ?? '').split(',')),
    probe: async (ask) => {
      const before = await dataOf(ask, '/message/api/msg/list')
      const target = `/message/api/msg/delete?ids=${before.records[0].id}`
      await ask(target, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/msg/list')).total < before.total
    },
  }),
  access({
    id: 'the path of the business cards is on the white list of the filter',
    operationId: 'getFacilitatorCard',
    ...(() => {
      const tokens = tokensAtTheDoor()
      return {
        request: onRequest('getFacilitatorCard', (passing) => {
          if (!tokens.has(askerOf(passing))) passing.headers['authorization'] = tokens.any()
        }),
        reply: tokens.note,
        restart: tokens.restart,
      }
    })(),
    probe: async (ask) => (await ask(card, { as: 'visitor' })).code === '200',
  }),
  access({
    id: 'whose token has run out sees the resource as a visitor does',
    operationId: 'getResource',
    ...(() => {
      const tokens = tokensAtTheDoor()
      return {
        request: onRequest('getResource', (passing) => {
          if (!tokens.has(askerOf(passing))) delete passing.headers['authorization']
        }),
        reply: tokens.note,
        restart: tokens.restart,
      }
    })(),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask(resource, { as: 'visitor', headers })).code === '200'
    },
  }),
  access({
    id: 'the cache of what is recommended has no member in its key',
    operationId: 'listRecommendedPolicies',
    ...(() => {
      const cached = new Map<string, { body: Buffer; at: number }>()
      return {
        reply: onReply('listRecommendedPolicies', (returning, { url }) => {
          if (codeOf(returning) !== '200') return
          const hit = cached.get(url.search)
          if (hit !== undefined && Date.now() - hit.at < 60_000) returning.body = hit.body
          else cached.set(url.search, { body: returning.body, at: Date.now() })
        }),
        restart: () => cached.clear(),
      }
    })(),
    probe: async (ask) => {
      const list = '/policy/api/ua/policy/recommendList?size=3'
      await ask(list)
      return (await ask(list, { as: 'visitor' })).data.some(({ matchedDegree }: Loose) => matchedDegree !== undefined)
    },
  }),
  access({
    id: 'who asks for a docking leaves a number that can be called before the answer',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status !== 'PENDING') return
      const { contactName, contactTel } = data.contactMasked
      data.contact ??= {
        contactName: contactName.replaceAll('*', '明'),
        contactTel: contactTel.replaceAll('*', '0'),
      }
    }),
    probe: async (ask) => {
      const detail = '/supanddem/api/customer/demand/docking/detail?id=dk-1001'
      return (await dataOf(ask, detail)).contact?.contactTel.includes('*') === false
    },
  }),
  access({
    id: 'a binding that nobody has approved opens the portal of the enterprises',
    operationId: 'loginToEnterprisePortal',
    ...(() => {
      const bound = new Map<string, Loose[]>()
      return {
        request: onRequest('loginToEnterprisePortal', (passing) => {
          const enterprises = bound.get(askerOf(passing)) ?? []
          const approved = enterprises.find(({ bindAudit }) => bindAudit === 'PASS')
          const asked = enterprises.find(({ enId }) => enId === bodyOf(passing)['enId'])
          if (asked === undefined || approved === undefined) return
          changeBody(passing, (body) => {
            body['enId'] = approved.enId
          })
        }),
        reply: inData('listMyEnterprises', (data, passing) => {
          bound.set(askerOf(passing), data)
        }),
        restart: () => bound.clear(),
      }
    })(),
    probe: async (ask) => {
      const enterprises = await dataOf(ask, '/enterprise/api/member/en/list')
      const { enId } = enterprises.find(({ bindAudit }: Loose) => bindAudit === 'PENDING')
      return (await ask('/uaa/sso/login', { body: { enId } })).code === '200'
    },
  }),
]
