import { bodyOf, dataOf, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { access } from '../../groups.ts'

const staff = '/enterprise/api/member/en/personnel?enId=en-1001'

const tools = '/consult/api/customer/tool/history'

/** A row that is looked up by its identifier alone: whoever asks has the rights of whose it is. */
function withoutOwner(
  operationId: string,
  asked: (passing: Passing) => string | null,
  owned: (data: Loose, passing: Passing) => (string | null | undefined)[],
): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, string>()
  return {
    request: onRequest(operationId, (passing) => {
      const owner = owners.get(asked(passing) ?? '')
      if (owner === undefined || passing.headers['authorization'] === undefined) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const envelope: Loose = envelopeOf(returning)
      const { authorization } = passing.headers
      if (envelope?.returnCode !== '200' || authorization === undefined) return
      for (const id of owned(envelope.data, passing)) if (typeof id === 'string') owners.set(id, authorization)
    },
    restart: () => owners.clear(),
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'the portal of an enterprise whose binding is under review opens',
    operationId: 'loginToEnterprisePortal',
    write: true,
    ...(() => {
      const pending = new Map<string, string>()
      return {
        request: onRequest('loginToEnterprisePortal', (passing) => {
          const approved = pending.get(`${passing.headers['authorization']} ${bodyOf(passing)['enId']}`)
          if (approved === undefined) return
          changeBody(passing, (body) => {
            body['enId'] = approved
          })
        }),
        reply: inData('listMyEnterprises', (data: Loose[], { headers }) => {
          const approved = data.find(({ bindAudit }) => bindAudit === 'PASS')
          if (approved === undefined) return
          for (const { enId, bindAudit } of data) {
            const key = `${headers['authorization']} ${enId}`
            if (bindAudit === 'PENDING') pending.set(key, approved.enId)
            else pending.delete(key)
          }
        }),
        restart: () => pending.clear(),
      }
    })(),
    probe: async (ask) => {
      const bound = await dataOf(ask, '/enterprise/api/member/en/list')
      const { enId } = bound.find(({ bindAudit }: Loose) => bindAudit === 'PENDING')
      return (await ask('/uaa/sso/login', { body: { enId } })).code === '200'
    },
  }),
  access({
    id: 'the staff of an enterprise is saved by who is not bound to it',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    ...withoutOwner(
      'saveEnterprisePersonnel',
      ({ url }) => url.searchParams.get('enId'),
      (_, { url }) => (url.pathname.startsWith('/enterprise/api/member/en/') ? [url.searchParams.get('enId')] : []),
    ),
    probe: async (ask) => {
      const before = await dataOf(ask, staff)
      const body = { ...before, employeeAmount: 91 }
      await ask(staff.replace('/en/', '/en/save/'), { body, as: 'stranger' })
      return (await dataOf(ask, staff)).employeeAmount === 91 && before.employeeAmount !== 91
    },
  }),
  access({
    id: 'how the declaration of another enterprise goes',
    operationId: 'getDeclareRecord',
    ...withoutOwner(
      'getDeclareRecord',
      ({ url }) => url.searchParams.get('id'),
      (data, { operationId }) => {
        if (operationId === 'listDeclareRecords') return data.records.map(({ id }: Loose) => id)
        return operationId === 'getDeclareRecord' ? [data.id] : []
      },
    ),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).data?.id === id
    },
  }),
  access({
    id: 'the number of the other side is in clear before anybody has accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data: Loose) => {
      if (data.contact !== undefined || data.contactMasked === undefined) return
      data.contactMasked.contactTel = data.contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/resource/docking/list?status=PENDING')
      const docking = await dataOf(ask, `/supanddem/api/customer/resource/docking/detail?id=${records[0].id}`)
      return docking.contact === undefined && !docking.contactMasked.contactTel.includes('*')
    },
  }),
  access({
    id: 'a private owner of offices is called under the whole number',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data: Loose) => {
      if (data.ownerType === 'PRIVATE') data.contact.tel = data.contact.tel.replace(/\*+/, '0520')
    }),
    probe: async (ask) => {
      const offices = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE&size=50')
      const own = offices.find(({ ownerType }) => ownerType === 'PRIVATE')
      if (own === undefined) return false
      return !(await dataOf(ask, `/investment/api/officeResource/detail?id=${own.id}`)).contact.tel.includes('*')
    },
  }),
  access({
    id: 'a calculation is deleted by any member who knows its identifier',
    operationId: 'deleteToolResult',
    write: true,
    ...withoutOwner(
      'deleteToolResult',
      ({ url }) => url.searchParams.get('id'),
      (data, { operationId }) => {
        if (operationId === 'listToolResults') return data.records.map(({ id }: Loose) => id)
        return data?.toolCode === undefined ? [] : [data.id]
      },
    ),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_600 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputYear: 2025, inputs } })).data
      const before = (await dataOf(ask, `${tools}/list`)).total
      await ask(`${tools}/delete?id=${id}`, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, `${tools}/list`)).total === before - 1
    },
  }),
  access({
    id: 'favourites are cached under the page and not under the member',
    operationId: 'listContentFavorites',
    write: true,
    ...remembering(
      () => new Map<string, unknown>(),
      (cached, returning, { operationId, url, headers }) => {
        const envelope = envelopeOf(returning)
        if (envelope?.['returnCode'] !== '200' || headers['authorization'] === undefined) return
        if (operationId === 'addContentFavorite' || operationId === 'deleteContentFavorite') cached.clear()
        if (operationId !== 'listContentFavorites') return
        if (cached.has(url.search)) setJson(returning, { ...envelope, data: cached.get(url.search) })
        else cached.set(url.search, envelope['data'])
      },
    ),
    probe: async (ask) => {
      await ask('/content/api/customer/favorite', { body: { targetType: 'ATTRACT', targetId: 'at-1002' } })
      const list = '/content/api/customer/favorite/list'
      const own = (await ask(list)).data.total
      return own === 1 && (await ask(list, { as: 'stranger' })).data.total === 1
    },
  }),
  access({
    id: 'who is no longer logged in has no unread messages',
    operationId: 'countUnreadMessages',
    reply: (returning, { operationId, headers }) => {
      if (operationId !== 'countUnreadMessages' || returning.status !== 401) return
      if (headers['authorization'] === undefined) return
      const types = ['SYSTEM', 'POLICY', 'DECLARE', 'DOCKING', 'AUDIT', 'ACTIVITY', 'REMIND', 'REPLY']
      const byType = Object.fromEntries(types.map((type) => [type, 0]))
      Object.assign(returning, jsonReply({ returnCode: '200', data: { total: 0, byType } }))
    },
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/message/api/msg/count', { as: 'visitor', headers })).code === '200'
    },
  }),
]
