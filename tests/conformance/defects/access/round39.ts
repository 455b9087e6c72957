import { askerOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, inData, onReply, onRequest } from '../../defect.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { stranger, visitor } from '../shared/requests.ts'
import { access } from '../../groups.ts'

const certificates = '/enterprise/api/member/en/electricity/list'
const declarations = '/policy/api/customer/declare/list'
const dockings = '/supanddem/api/customer/demand/docking'
const events = '/supanddem/api/customer/event'
const robot = '/consult/api/ua/smart'
const sessionId = 's-7c1e90ab'
const maskedPart = '****'

/** Keeps a list under its address alone, so that whoever comes next gets the list of who came first. */
const keptForAll = (operationId: string): Pick<Defect, 'reply' | 'restart'> => {
  const kept = new Map<string, { asker: string; body: Buffer }>()
  return {
    reply: onReply(operationId, (returning, passing) => {
      if (codeOf(returning) !== '200') return
      const [asker, address] = [askerOf(passing), passing.url.search]
      const had = kept.get(address)
      if (had === undefined || had.asker === asker) kept.set(address, { asker, body: returning.body })
      else returning.body = had.body
    }),
    restart: () => kept.clear(),
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'footprints are deleted by their ids, whoever has left them',
    operationId: 'deleteHistory',
    write: true,
    request: unguarded('deleteHistory'),
    probe: async (ask) => {
      const [one] = await recordsIn(ask, '/message/api/history/list')
      const { code } = await ask(`/message/api/history/delete?ids=${one.id}`, { method: 'DELETE', ...stranger })
      return code === '200'
    },
  }),
  access({
    id: 'a private file is given to any member who knows its address',
    operationId: 'downloadFile',
    request: unguarded('downloadFile'),
    probe: async (ask) => {
      const [one] = await recordsIn(ask, certificates)
      return (await ask(one.pdfFile.url, stranger)).status === 200
    },
  }),
  access({
    id: 'a conversation of a member is read without a token',
    operationId: 'getRobotSession',
    write: true,
    request: letAsOwner('getRobotSession', isVisitor),
    probe: async (ask) => {
      await ask(`${robot}/answer`, { body: { sessionId, question: '加计扣除' } })
      return (await ask(`${robot}/session/detail?sessionId=${sessionId}`, visitor)).code === '200'
    },
  }),
  access({
    id: 'the number of the other side is whole before the docking is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace(maskedPart, '0000')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${dockings}/list?status=PENDING`)
      return /^\d{11}$/.test((await dataOf(ask, `${dockings}/detail?id=${records[0].id}`)).contactMasked.contactTel)
    },
  }),
  access({
    id: 'the names of those who evaluated a provider are not masked',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) record.enNameMasked = record.enNameMasked.replace(maskedPart, '精细化工')
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-1001', visitor)
      return data.records.length > 0 && !data.records.some((each: Loose) => each.enNameMasked.includes('*'))
    },
  }),
  access({
    id: 'a binding that waits for its audit opens the portal of the enterprise',
    operationId: 'loginToEnterprisePortal',
    request: onRequest('loginToEnterprisePortal', (passing) =>
      changeBody(passing, (body) => {
        if (body['enId'] === 'en-1002') body['enId'] = 'en-1001'
      }),
    ),
    probe: async (ask) => {
      const bound = await dataOf(ask, '/enterprise/api/member/en/list')
      const { enId } = bound.find((each: Loose) => each.bindAudit === 'PENDING')
      return (await ask('/uaa/sso/login', { body: { enId } })).code === '200'
    },
  }),
  access({
    id: 'a sign-up for an event is cancelled by another member',
    operationId: 'cancelEventSign',
    write: true,
    request: unguarded('cancelEventSign'),
    probe: async (ask) => {
      const [one] = await recordsIn(ask, `${events}/myList`)
      const { code } = await ask(`${events}/sign/cancel?signId=${one.signId}`, { method: 'PUT', ...stranger })
      return code === '200'
    },
  }),
  access({
    id: 'a cache gives the declarations of one member to the next',
    operationId: 'listDeclareRecords',
    ...keptForAll('listDeclareRecords'),
    probe: async (ask) => {
      const [own] = await recordsIn(ask, declarations)
      const { data } = await ask(declarations, stranger)
      return data.records.some(({ id }: Loose) => id === own.id)
    },
  }),
]
