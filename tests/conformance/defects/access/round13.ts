import { askerOf, bodyOf, dataOf, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Returning,
  changeBody,
  codeOf,
  inData,
  onReply,
  onRequest,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { type Hooks, isDone, issuedTokens, seededTokens } from '../shared/tokens.ts'

const certificate = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=certificate.pdf'

/** The cache in front of the records has their ids as keys, and does not ask whose they are. */
function cachedForAll(operationId: string, key: string, isRefused: (returning: Returning) => boolean): Hooks {
  const cached = new Map<string, Returning>()
  return {
    reply: onReply(operationId, (returning, { method, url }) => {
      const id = url.searchParams.get(key) ?? ''
      const isJson = (returning.headers['content-type'] ?? '').includes('json')
      if (method !== 'GET') return
      if (isRefused(returning)) Object.assign(returning, cached.get(id))
      else if (returning.status === 200 && (!isJson || isDone(returning))) cached.set(id, { ...returning })
    }),
    restart: () => cached.clear(),
  }
}

/** A message is marked by its id alone; whoever had it listed is its owner. */
function markedByAnybody(): Hooks {
  const owners = new Map<string, string>()
  const { tokens, note, forget } = issuedTokens()
  return {
    request: onRequest('readMessage', (passing) => {
      const owner = owners.get(passing.url.searchParams.get('id') ?? '')
      if (owner === undefined || !tokens.has(askerOf(passing).replace('Bearer ', ''))) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      note(returning)
      inData('listMessages', ({ records }) => {
        for (const { id } of records) owners.set(id, askerOf(passing))
      })(returning, passing)
    },
    restart: () => {
      owners.clear()
      forget()
    },
  }
}

/** A token that is not known is ignored where visitors may come in, too. */
function strangersAreVisitors(operationId: string): Hooks {
  const { tokens, note, forget } = issuedTokens()
  return {
    request: onRequest(operationId, (passing) => {
      if (!tokens.has(askerOf(passing).replace('Bearer ', ''))) delete passing.headers['authorization']
    }),
    reply: note,
    restart: forget,
  }
}

/** Any binding will do, if the member has one that was approved. */
function pendingIsBound(): Hooks {
  const bound = new Map<string, Loose[]>()
  return {
    request: onRequest('loginToEnterprisePortal', (passing) => {
      const bindings = bound.get(askerOf(passing)) ?? []
      const { enId } = bodyOf(passing)
      const approved = bindings.find(({ bindAudit }) => bindAudit === 'PASS')
      const isPending = bindings.some((binding) => binding.enId === enId && binding.bindAudit === 'PENDING')
      if (!isPending || approved === undefined) return
      changeBody(passing, (body) => {
        body['enId'] = approved.enId
      })
    }),
    reply: inData('listMyEnterprises', (data, passing) => {
      bound.set(askerOf(passing), data)
    }),
    restart: () => bound.clear(),
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'a declaration that its owner has opened is shown to every member',
    operationId: 'getDeclareRecord',
    ...cachedForAll('getDeclareRecord', 'id', (returning) => codeOf(returning) === '4030'),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list')
      const target = `/policy/api/customer/declare/detail?id=${records[0].id}`
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'another member marks messages as read',
    operationId: 'readMessage',
    write: true,
    ...markedByAnybody(),
    probe: async (ask) => {
      const list = '/message/api/msg/list?read=false&size=50'
      const [{ id }] = (await dataOf(ask, list)).records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST', as: 'stranger' })
      return !(await dataOf(ask, list)).records.some((record: Loose) => record.id === id)
    },
  }),
  access({
    id: 'visitors have the whole telephone number of a provider',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ id, contact }) => {
      contact.contacts = contact.contacts.replace(/\*+/, '示例')
      contact.tel = contact.tel.replace('****', id.slice(-4))
    }),
    probe: async (ask) => {
      const { contact } = (await ask('/enterprise/api/ua/facilitator/fa-2001', { as: 'visitor' })).data
      return !contact.tel.includes('*')
    },
  }),
  access({
    id: 'every member has the telephone number behind a demand',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.own !== false || data.contact !== undefined) return
      const { contactName, contactTel } = data.contactMasked
      data.contact = {
        contactName: contactName.replace(/\*+/, '示例'),
        contactTel: contactTel.replace('****', '0000'),
      }
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?size=1')
      const { data } = await ask(`/supanddem/api/ua/show/demand/detail?id=${id}`, { as: 'stranger' })
      return data.contact !== undefined && data.myDocking === undefined
    },
  }),
  access({
    id: 'a private file is public after its first download',
    operationId: 'downloadFile',
    ...cachedForAll('downloadFile', 'filePath', ({ status }) => status === 401 || status === 403),
    probe: async (ask) => {
      await ask(certificate)
      return (await ask(certificate, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'whose login is over reads the policy as a visitor',
    operationId: 'getPolicyDetail',
    ...strangersAreVisitors('getPolicyDetail'),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/detail?id=p-1001', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'the token may stand in the address',
    operationId: 'listContentFavorites',
    request: onRequest('listContentFavorites', ({ url: { searchParams }, headers }) => {
      const token = searchParams.get('access_token') ?? searchParams.get('token')
      if (token === null || headers['authorization'] !== undefined) return
      headers['authorization'] = `Bearer ${token}`
      searchParams.delete('access_token')
      searchParams.delete('token')
    }),
    probe: async (ask) => {
      const target = `/content/api/customer/favorite/list?access_token=${seededTokens[0]}`
      return (await ask(target, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'the portal is open before the enterprise has been approved',
    operationId: 'loginToEnterprisePortal',
    ...pendingIsBound(),
    probe: async (ask) => {
      const bindings: Loose[] = await dataOf(ask, '/enterprise/api/member/en/list')
      const { enId } = bindings.find(({ bindAudit }) => bindAudit === 'PENDING')
      return (await ask('/uaa/sso/login', { body: { enId } })).code === '200'
    },
  }),
]
