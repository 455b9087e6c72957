import { type Defect, inData, onRequest } from '../../defect.ts'
import { recordsIn } from '../../asked.ts'
import { access } from '../../groups.ts'
import { certificates, historyList, providerList } from '../shared/addresses.ts'
import { isVisitor, letAsOwner, unguarded } from '../shared/guards.ts'
import { bearing, questioned, robotSession } from '../shared/requests.ts'
import { idsOf } from '../shared/values.ts'

const expired = bearing('conformance-expired-token')

export const accessDefects: Defect[] = [
  access({
    id: 'a declare record opens for every member who knows its id',
    operationId: 'getDeclareRecord',
    request: unguarded('getDeclareRecord'),
    probe: async (ask) => {
      const [id] = idsOf(await recordsIn(ask, '/policy/api/customer/declare/list'))
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'a visitor reads the robot session of a member',
    operationId: 'getRobotSession',
    write: true,
    request: letAsOwner('getRobotSession', isVisitor),
    probe: async (ask) => {
      await questioned(ask)
      const target = `/consult/api/ua/smart/session/detail?sessionId=${robotSession}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'who has rated a provider is named in full',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) record.enNameMasked = record.enNameMasked.replace(/\*+/u, '精密机械')
    }),
    probe: async (ask) => {
      const [id] = idsOf(await recordsIn(ask, providerList))
      const [rating] = await recordsIn(ask, `/enterprise/api/ua/facilitator/evaluate?facilitatorId=${id}`)
      return !rating.enNameMasked.includes('*')
    },
  }),
  access({
    id: 'footprints are deleted by their id alone, whoever left them',
    operationId: 'deleteHistory',
    write: true,
    request: unguarded('deleteHistory'),
    probe: async (ask) => {
      const [id] = idsOf(await recordsIn(ask, historyList))
      await ask(`/message/api/history/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      return !idsOf(await recordsIn(ask, historyList)).includes(String(id))
    },
  }),
  access({
    id: 'a private file opens for every member who has its address',
    operationId: 'downloadFile',
    request: unguarded('downloadFile'),
    probe: async (ask) => {
      const [{ pdfFile }] = await recordsIn(ask, certificates)
      return (await ask(pdfFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'the other side of a docking is shown in clear before it is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status === 'PENDING') data.contact = { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/supanddem/api/customer/demand/docking/list?status=PENDING')
      const { data } = await ask(`/supanddem/api/customer/demand/docking/detail?id=${id}`)
      return data.contact?.contactTel === '13800000011'
    },
  }),
  access({
    id: 'an expired token counts as none where visitors may look',
    operationId: 'getEventDetail',
    request: onRequest('getEventDetail', ({ headers }) => {
      if (headers['authorization']?.includes('expired') === true) delete headers['authorization']
    }),
    probe: async (ask) => {
      const [id] = idsOf(await recordsIn(ask, '/supanddem/api/ua/customer/event/page'))
      return (await ask(`/supanddem/api/ua/customer/event/detail?id=${id}`, expired)).status === 200
    },
  }),
  access({
    id: 'a member undoes the binding of another',
    operationId: 'unbindEnterprise',
    write: true,
    request: unguarded('unbindEnterprise'),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/member/en/list')
      const id = data.find(({ bindAudit }: { bindAudit: string }) => bindAudit === 'PENDING').id
      const sent = { method: 'DELETE', as: 'stranger' as const }
      await ask(`/enterprise/api/member/en/unbind?id=${id}`, sent)
      return !idsOf((await ask('/enterprise/api/member/en/list')).data).includes(id)
    },
  }),
]
