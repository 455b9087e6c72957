import { askerOf, dataOf, recordsIn } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { declareList, docking, enterprise, event, footprints } from '../shared/addresses.ts'
import { unguarded } from '../shared/guards.ts'
import { reshaped } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { bearing, evaluated, firstIn, isTaken, visitor } from '../shared/requests.ts'
import { memberBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

export const accessDefects: Defect[] = [
  access({
    id: 'footprints are deleted by their ids, whosever they are',
    operationId: 'deleteHistory',
    write: true,
    request: unguarded('deleteHistory'),
    probe: async (ask) => {
      const { id } = await firstIn(ask, `${footprints}/list`)
      return isTaken(ask, `${footprints}/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
    },
  }),
  access({
    id: 'the list names the enterprise that wished to stay unnamed',
    ...reshaped(
      'listDemands',
      eachRecord((record) => {
        if (record.hideEnName === true) record.enName = '泰兴市琴韵乐器有限公司（示例）'
      }),
    ),
    probe: async (ask) => {
      const [hidden] = await recordsIn(ask, `/supanddem/api/ua/show/demand/list?name=${encodeURIComponent('提琴面板')}`)
      return hidden.hideEnName && hidden.enName.includes('琴韵')
    },
  }),
  access({
    id: "a cached event shows the last member's sign-up to whoever asks next",
    operationId: 'getEventDetail',
    ...remembering(
      () => new Map<string, Loose>(),
      (signs, returning, passing) =>
        inData('getEventDetail', (data) => {
          if (data.mySign === undefined) data.mySign = signs.get(data.id)
          else signs.set(data.id, data.mySign)
        })(returning, passing),
    ),
    probe: async (ask) => {
      await ask(event)
      return (await ask(event, visitor)).data.mySign !== undefined
    },
  }),
  access({
    id: 'the result of a tool is opened by its id without looking at whose it is',
    operationId: 'getToolResult',
    write: true,
    request: unguarded('getToolResult'),
    probe: async (ask) => {
      const id = await evaluated(ask)
      return isTaken(ask, `/consult/api/customer/tool/history/detail?id=${id}`, { as: 'stranger' })
    },
  }),
  access({
    id: 'who has not bound an enterprise overwrites its business figures',
    operationId: 'saveEnterpriseManagement',
    write: true,
    request: unguarded('saveEnterpriseManagement'),
    probe: async (ask) => {
      const body = await dataOf(ask, `${enterprise}/management?enId=en-1001`)
      return isTaken(ask, `${enterprise}/save/management?enId=en-1001`, { body, as: 'stranger' })
    },
  }),
  access({
    id: 'the owner is refused what came without an application',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      const data: Loose = envelopeOf(returning)?.['data']
      if (codeOf(returning) === '200' && data.kind === 'NO_APPLY')
        setJson(returning, { returnCode: '4030', errorMessage: '无权访问该数据' })
    }),
    probe: async (ask) => {
      const { id } = await firstIn(ask, `${declareList}?kind=NO_APPLY`)
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`)).code === '4030'
    },
  }),
  access({
    id: 'the masked contact of a docking is the whole one before it is accepted',
    ...reshaped('getDemandDocking', (data) => {
      if (data.contactMasked !== undefined) data.contactMasked = { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => !(await dataOf(ask, docking)).contactMasked.contactTel.includes('*'),
  }),
  access({
    id: 'tokens are compared without regard to case',
    operationId: 'getHistorySetting',
    request: onRequest('getHistorySetting', (passing) => {
      if (askerOf(passing).toLowerCase() === memberBearer.toLowerCase()) passing.headers['authorization'] = memberBearer
    }),
    probe: (ask) => isTaken(ask, `${footprints}/setting`, bearing('CONTRACT-TEST-TOKEN')),
  }),
]
