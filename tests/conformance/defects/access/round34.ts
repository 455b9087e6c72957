import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { eachRecord } from '../shared/pages.ts'
import { questioned, robotSession, stranger, visitor } from '../shared/requests.ts'
import { memberBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

export const accessDefects: Defect[] = [
  access({
    id: 'another member deletes the messages whose ids he guesses',
    operationId: 'deleteMessages',
    write: true,
    request: unguarded('deleteMessages'),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/message/api/msg/list')
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', ...stranger })
      return (await recordsIn(ask, '/message/api/msg/list')).every((each: Loose) => each.id !== id)
    },
  }),
  access({
    id: 'a private file is handed to whoever has its address',
    operationId: 'downloadFile',
    request: letAsOwner('downloadFile', isVisitor),
    probe: async (ask) => {
      const [{ pdfFile }] = await recordsIn(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(pdfFile.url, visitor)).status === 200
    },
  }),
  access({
    id: 'the number of the other side is whole before the docking is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.contactMasked !== undefined) data.contactMasked.contactTel = '13800000011'
    }),
    probe: async (ask) => {
      const data = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return data.status === 'PENDING' && /^\d{11}$/.test(data.contactMasked.contactTel)
    },
  }),
  access({
    id: 'a visitor reads the conversation of a member',
    operationId: 'getRobotSession',
    write: true,
    request: letAsOwner('getRobotSession', isVisitor),
    probe: async (ask) => {
      await questioned(ask)
      return (await ask(`/consult/api/ua/smart/session/detail?sessionId=${robotSession}`, visitor)).code === '200'
    },
  }),
  access({
    id: 'asked for one resource the list shows the dockings of everybody',
    operationId: 'listResourceDockings',
    request: unguarded('listResourceDockings', ({ url }) => url.searchParams.has('resourceId')),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/customer/resource/docking/list')).total > 0 &&
      (await ask('/supanddem/api/customer/resource/docking/list?resourceId=re-1003', stranger)).data.total > 0,
  }),
  access({
    id: 'another member cancels a sign-up for an event',
    operationId: 'cancelEventSign',
    write: true,
    request: unguarded('cancelEventSign'),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/event/sign/cancel?signId=es-1001', { method: 'PUT', ...stranger })).code ===
      '200',
  }),
  access({
    id: 'an enterprise that wants to be hidden is named on the list',
    operationId: 'listDemands',
    reply: inData(
      'listDemands',
      eachRecord((record) => {
        if (record.hideEnName) record.enName = '泰兴市琴韵乐器有限公司（示例）'
      }),
    ),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/demand/list?size=50', visitor)).data
      const hidden = records.filter((each: Loose) => each.hideEnName)
      return hidden.length > 0 && hidden.every((each: Loose) => !each.enName.startsWith('某'))
    },
  }),
  access({
    id: 'a token is compared without regard to capitals',
    operationId: 'getPolicyAttributes',
    request: letAsOwner('getPolicyAttributes', (asker) => asker.toLowerCase() === memberBearer.toLowerCase()),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer CONTRACT-TEST-TOKEN' }
      const target = '/enterprise/api/member/policy/attribute?enId=en-1001'
      return (await ask(target, { headers, ...visitor })).status === 200
    },
  }),
]
