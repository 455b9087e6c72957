import { askerOf, bodyOf, dataOf, parameter, upload } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { access } from '../../groups.ts'

const isMembersOwn = ({ url }: Passing): boolean =>
  !url.pathname.includes('/ua/') &&
  /^\/(enterprise|message|policy|supanddem|content|investment|uaa)\/.*\/(customer|member|msg|history|current-user)\b/.test(
    url.pathname,
  )

/** The query lacks the member: who knows the key gets what its owner gets. */
function withoutOwner(
  operationId: string,
  {
    key,
    shown,
    visitors = false,
  }: {
    key: (passing: Passing) => string
    /** The keys of what a reply showed to its member. */
    shown: (passing: Passing, data: Loose) => readonly string[]
    visitors?: boolean
  },
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, Set<string>>()
  const members = new Set<string>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const bearer = askerOf(passing)
      const own = owners.get(key(passing)) ?? new Set()
      const mayAsk = bearer === '' ? visitors : members.has(bearer)
      const owner = [...own].at(-1)
      if (owner !== undefined && mayAsk && !own.has(bearer)) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const bearer = askerOf(passing)
      if (bearer === '') return
      if (returning.status === 401 || passing.operationId === 'logout') {
        members.delete(bearer)
        for (const own of owners.values()) own.delete(bearer)
      } else if (isMembersOwn(passing) && envelopeOf(returning) !== undefined) members.add(bearer)
      if (codeOf(returning) === '200') {
        for (const each of shown(passing, envelopeOf(returning)?.['data']))
          owners.set(each, (owners.get(each) ?? new Set()).add(bearer))
      }
    },
    restart: () => {
      owners.clear()
      members.clear()
    },
  }
}

const unmasked = (text: string): string => text.replace('****', '0000').replace('**', '示例')

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

const personnelOf = '/enterprise/api/member/en/personnel?enId=en-1001'

const robotSession = 's-steeple00000001'

export const accessDefects: Defect[] = [
  access({
    id: 'any member opens the progress of any declaration',
    ...withoutOwner('getDeclareRecord', {
      key: parameter('id'),
      shown: ({ operationId }, data) =>
        operationId === 'listDeclareRecords' ? data.records.map(({ id }: Loose) => id) : [],
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      await ask('/policy/api/customer/declare/list', { as: 'stranger' })
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    // enId 须是当前会员绑定的企业，否则返回 4030
    id: 'the staff figures of an enterprise are read by members of others',
    ...withoutOwner('getEnterprisePersonnel', {
      key: parameter('enId'),
      shown: ({ operationId }, data) =>
        operationId === 'listMyEnterprises' ? data.map(({ enId }: Loose) => enId) : [],
    }),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/list')
      await ask('/enterprise/api/member/en/list', { as: 'stranger' })
      return (await ask(personnelOf, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the conversation of a member opens for who has its identifier',
    write: true,
    ...withoutOwner('getRobotSession', {
      key: parameter('sessionId'),
      shown: (passing) =>
        ['answerRobotQuestion', 'claimRobotSession'].includes(passing.operationId ?? '')
          ? [bodyOf(passing)['sessionId']]
          : [],
      visitors: true,
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除', sessionId: robotSession }
      await ask('/consult/api/ua/smart/answer', { body })
      const target = `/consult/api/ua/smart/session/detail?sessionId=${robotSession}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'a file that was just uploaded is given to every member',
    write: true,
    ...withoutOwner('downloadFile', {
      key: parameter('filePath'),
      shown: ({ operationId }, data) =>
        operationId === 'uploadFile' ? [new URL(data.url, 'http://localhost').searchParams.get('filePath') ?? ''] : [],
    }),
    probe: async (ask) => {
      const url = await upload(ask, 'a.pdf', 'application/pdf', pdf)
      await ask('/enterprise/api/member/en/list', { as: 'stranger' })
      return (await ask(url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'who is logged in sees a provider’s number in full',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact }, passing) => {
      if (askerOf(passing) === '') return
      contact.contacts = unmasked(contact.contacts)
      contact.tel = unmasked(contact.tel)
    }),
    probe: async (ask) => {
      const { contact } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      const seen = (await ask('/enterprise/api/ua/facilitator/fa-2001', { as: 'visitor' })).data.contact
      return contact.tel !== seen.tel && !contact.tel.includes('*')
    },
  }),
  access({
    id: 'one cached number of unread messages for everybody',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => new Map<string, Loose>(),
      (cache, returning, passing) => {
        if (['readMessage', 'deleteMessages'].includes(passing.operationId ?? '')) cache.clear()
        inData('countUnreadMessages', (data) => {
          if (!cache.has('count')) cache.set('count', data)
          return cache.get('count')
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/msg/count')
      return total > 0 && (await ask('/message/api/msg/count', { as: 'stranger' })).data.total === total
    },
  }),
  access({
    id: 'without a login one has no favourite premises instead of none to see',
    operationId: 'listInvestmentFavorites',
    reply: (returning, passing) => {
      if (passing.operationId !== 'listInvestmentFavorites' || askerOf(passing) !== '') return
      if (returning.status !== 401 || passing.method === 'HEAD') return
      const size = Number(passing.url.searchParams.get('size') ?? 10)
      const current = Number(passing.url.searchParams.get('current') ?? 1)
      const data = { records: [], total: 0, size, current, pages: 0 }
      Object.assign(returning, jsonReply({ returnCode: '200', data }))
    },
    probe: async (ask) => (await ask('/investment/api/customer/favorite/list', { as: 'visitor' })).code === '200',
  }),
  access({
    // 对方联系方式在接受之后才给出明文
    id: 'who is asked has the number before saying yes',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      const { contactName, contactTel } = data.contactMasked
      data.contact ??= { contactName: unmasked(contactName), contactTel: unmasked(contactTel) }
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/demand/docking/list?status=PENDING'
      const [{ id }] = (await dataOf(ask, list)).records
      return (await dataOf(ask, `/supanddem/api/customer/demand/docking/detail?id=${id}`)).contact !== undefined
    },
  }),
]
