import { askerOf, dataOf } from '../../asked.ts'
import { type Defect, inData, onRequest } from '../../defect.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { reshaped } from '../shared/hooks.ts'
import { evaluated, firstIn, isTaken, questioned, robotSession, stranger, visitor } from '../shared/requests.ts'
import { memberBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

export const accessDefects: Defect[] = [
  access({
    id: 'the number of the other side is written out before the docking is accepted',
    ...reshaped('getDemandDocking', (data) => {
      if (data.contactMasked && data.status === 'PENDING') data.contactMasked.contactTel = '13800000011'
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return /^\d{11}$/.test(contactMasked.contactTel)
    },
  }),
  access({
    id: "any member deletes another's result of a tool by its id",
    operationId: 'deleteToolResult',
    write: true,
    request: unguarded('deleteToolResult'),
    probe: async (ask) => {
      const id = await evaluated(ask)
      await ask(`/consult/api/customer/tool/history/delete?id=${id}`, { method: 'DELETE', ...stranger })
      return !(await isTaken(ask, `/consult/api/customer/tool/history/detail?id=${id}`))
    },
  }),
  access({
    id: "any member deletes another's messages",
    operationId: 'deleteMessages',
    write: true,
    request: unguarded('deleteMessages'),
    probe: async (ask) => {
      const { id } = await firstIn(ask, '/message/api/msg/list')
      return isTaken(ask, `/message/api/msg/delete?ids=${id}`, { method: 'DELETE', ...stranger })
    },
  }),
  access({
    id: 'a private file opens with the token in its address',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ url, headers }) => {
      const token = url.searchParams.get('access_token')
      if (token !== null && headers['authorization'] === undefined) headers['authorization'] = `Bearer ${token}`
    }),
    probe: async (ask) => {
      const { wordFile } = await firstIn(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(`${wordFile.url}&access_token=contract-test-token`, visitor)).status === 200
    },
  }),
  access({
    id: "a visitor who knows the id reads a member's conversation",
    operationId: 'getRobotSession',
    write: true,
    request: letAsOwner('getRobotSession', isVisitor),
    probe: async (ask) => {
      await questioned(ask)
      return isTaken(ask, `/consult/api/ua/smart/session/detail?sessionId=${robotSession}`, visitor)
    },
  }),
  access({
    id: 'any member takes a resource of another enterprise off the shelf',
    operationId: 'updateResourceStatus',
    write: true,
    request: unguarded('updateResourceStatus'),
    probe: async (ask) => {
      const { id } = await firstIn(ask, '/supanddem/api/customer/resource/myList', ({ actions }) =>
        actions.includes('OFF_SHELF'),
      )
      const body = { id, action: 'OFF_SHELF' }
      return isTaken(ask, '/supanddem/api/customer/resource/updateStatus', { method: 'PUT', body, ...stranger })
    },
  }),
  access({
    id: 'the list names the enterprise that wanted to be hidden',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const record of records) if (record.hideEnName) record.enName = '泰兴市琴韵乐器有限公司（示例）'
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/demand/list?size=50'
      const hidden = await firstIn(ask, list, ({ hideEnName }) => hideEnName)
      return hidden.enName.includes('有限公司')
    },
  }),
  access({
    id: 'only the beginning of a token is compared',
    operationId: 'getHistorySetting',
    request: onRequest('getHistorySetting', (passing) => {
      if (askerOf(passing).startsWith(memberBearer)) passing.headers['authorization'] = memberBearer
    }),
    probe: async (ask) => {
      const headers = { authorization: `${memberBearer}-and-more` }
      return isTaken(ask, '/message/api/history/setting', { as: 'visitor', headers })
    },
  }),
]
