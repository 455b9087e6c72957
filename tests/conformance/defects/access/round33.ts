import { askerOf } from '../../asked.ts'
import { type Ask, type Defect, inData, onReply, onRequest, setJson } from '../../defect.ts'
import { certificates } from '../shared/addresses.ts'
import { unguarded, letAsOwner } from '../shared/guards.ts'
import { cached } from '../shared/hooks.ts'
import { firstIn, questioned, robotSession } from '../shared/requests.ts'
import { memberBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

/** The private file that belongs to the member's certificate. */
async function privateFile(ask: Ask): Promise<string> {
  return (await firstIn(ask, certificates)).pdfFile.url
}

export const accessDefects: Defect[] = [
  access({
    id: 'who knows the id clears the conversation of a member',
    operationId: 'deleteRobotSession',
    write: true,
    request: letAsOwner('deleteRobotSession', () => true),
    probe: async (ask) => {
      await questioned(ask)
      const target = `/consult/api/ua/smart/session/delete?sessionId=${robotSession}`
      return (await ask(target, { method: 'DELETE', as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'the contact is given in plain before the docking is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      data.contact ??= { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return data.status === 'PENDING' && data.contact !== undefined
    },
  }),
  access({
    id: 'every member downloads the certificate papers of the others',
    operationId: 'downloadFile',
    request: unguarded('downloadFile'),
    probe: async (ask) => (await ask(await privateFile(ask), { as: 'stranger' })).status === 200,
  }),
  access({
    id: 'a token in the address opens a private file',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ url, headers }) => {
      const token = url.searchParams.get('access_token') ?? ''
      if (token !== '') headers['authorization'] ??= `Bearer ${token}`
    }),
    probe: async (ask) => {
      const target = `${await privateFile(ask)}&access_token=contract-test-token`
      return (await ask(target, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'the statistics of one member are cached for the next',
    ...cached('getMySupplyDemandStats', ({ url, headers }) => (askerOf({ headers }) === '' ? 'visitor' : url.search)),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/statistics'
      const own = await ask(target)
      const other = await ask(target, { as: 'stranger' })
      return own.text === other.text
    },
  }),
  access({
    id: 'one member withdraws the application of another',
    operationId: 'updateDeclareRecordStatus',
    write: true,
    request: unguarded('updateDeclareRecordStatus'),
    probe: async (ask) => {
      const target = '/policy/api/customer/declare/updateStatus'
      const body = { id: 'dr-1011', action: 'WITHDRAW' }
      return (await ask(target, { method: 'PUT', body, as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'only the beginning of a token is compared',
    operationId: 'getHistorySetting',
    request: onRequest('getHistorySetting', ({ headers }) => {
      if (askerOf({ headers }).startsWith(memberBearer)) headers['authorization'] = memberBearer
    }),
    probe: async (ask) => {
      const headers = { authorization: `${memberBearer}-and-more` }
      return (await ask('/message/api/history/setting', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'the application of another member is told as missing',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      if (returning.body.includes('"4030"')) setJson(returning, { returnCode: '4040', errorMessage: '记录不存在' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1011', { as: 'stranger' })).code === '4040',
  }),
]
