import { askerOf, bodyOf, dataOf, upload } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { questioned, robotSession } from '../shared/requests.ts'
import { memberBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

const ownFirm = '泰兴市江畔精密传动有限公司（示例）'

const pendingFirm = 'en-1002'

export const accessDefects: Defect[] = [
  access({
    id: 'any member deletes the messages of another by their ids',
    operationId: 'deleteMessages',
    write: true,
    request: unguarded('deleteMessages'),
    probe: async (ask) => {
      const [message] = (await dataOf(ask, '/message/api/msg/list')).records
      await ask(`/message/api/msg/delete?ids=${message.id}`, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/msg/list')).records[0].id !== message.id
    },
  }),
  access({
    id: 'a private file opens to a token in the address',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ url, headers }) => {
      const token = url.searchParams.get('access_token')
      url.searchParams.delete('access_token')
      if (token !== null) headers['authorization'] ??= `Bearer ${token}`
    }),
    probe: async (ask) => {
      const url = await upload(ask, 'plan.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n'))
      return (await ask(`${url}&access_token=contract-test-token`, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'the whole number of the other side is told before the docking is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked !== undefined) contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return /^\d{11}$/.test(contactMasked.contactTel)
    },
  }),
  access({
    id: 'a visitor clears the conversation of a member',
    operationId: 'deleteRobotSession',
    write: true,
    request: letAsOwner('deleteRobotSession', isVisitor),
    probe: async (ask) => {
      await questioned(ask)
      const target = `/consult/api/ua/smart/session/delete?sessionId=${robotSession}`
      return (await ask(target, { method: 'DELETE', as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'a cache that knows only the address shows a declaration to another member',
    operationId: 'getDeclareRecord',
    ...remembering(
      () => new Map<string, Loose>(),
      (kept, returning, passing) =>
        onReply('getDeclareRecord', () => {
          const { search } = passing.url
          if (codeOf(returning) === '200') kept.set(search, envelopeOf(returning))
          else if (codeOf(returning) === '4030' && kept.has(search)) setJson(returning, kept.get(search))
        })(returning, passing),
    ),
    probe: async (ask) => {
      const target = '/policy/api/customer/declare/detail?id=dr-1002'
      await ask(target)
      return (await ask(target, { as: 'stranger' })).data.enId === 'en-1001'
    },
  }),
  access({
    id: 'a binding that waits for its audit signs in to the portal of enterprises',
    operationId: 'loginToEnterprisePortal',
    reply: onReply('loginToEnterprisePortal', (returning, passing) => {
      if (askerOf(passing) !== memberBearer || bodyOf(passing)['enId'] !== pendingFirm) return
      const token = 'bF0DZwsClNOd76RP2F0W4drt6EsWr89-vy6aiCbn1-4'
      const url = `https://enterprise.example.gov.cn/sso#token=${token}`
      Object.assign(returning, jsonReply({ returnCode: '200', data: { token, url } }))
    }),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: pendingFirm } })).code === '200',
  }),
  access({
    id: 'a demand that hides its enterprise names it in the list',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const record of records) if (record.hideEnName === true) record.enName = ownFirm
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/demand/list?size=50', { as: 'visitor' })).data
      return records.some(({ hideEnName, enName }: Loose) => hideEnName === true && enName === ownFirm)
    },
  }),
  access({
    id: 'a token with something behind it is still a good one',
    operationId: 'listDeclareRecords',
    request: letAsOwner('listDeclareRecords', (asker) => asker.startsWith(memberBearer)),
    probe: async (ask) => {
      const headers = { authorization: `${memberBearer}x7` }
      return (await ask('/policy/api/customer/declare/list', { as: 'visitor', headers })).status === 200
    },
  }),
]
