import { type Defect, codeOf, envelopeOf, jsonReply, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'who is not logged in is redirected to the page for it',
    operationId: 'listMyDemands',
    reply: onReply('listMyDemands', (returning) => {
      if (returning.status !== 401) return
      Object.assign(returning, { status: 302, headers: { location: '/login' }, body: Buffer.alloc(0) })
    }),
    probe: async (ask) => {
      const { status, headers } = await ask('/supanddem/api/customer/demand/myList', { as: 'visitor' })
      return status === 302 && headers.get('location') === '/login'
    },
  }),
  refusals({
    id: 'only the first of several mistakes is told',
    operationId: 'getPolicyMatch',
    reply: onReply('getPolicyMatch', (returning) => {
      const envelope = envelopeOf(returning)
      const told = envelope?.['data']
      if (codeOf(returning) === '3000' && Array.isArray(told))
        setJson(returning, { ...envelope, data: told.slice(0, 1) })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/policy/api/customer/policy/match/item')
      return code === '3000' && data.length === 1
    },
  }),
  refusals({
    id: 'docking with a demand of one’s own is a constraint of the database',
    operationId: 'saveDemandDocking',
    write: true,
    reply: onReply('saveDemandDocking', (returning) => {
      if (!returning.body.includes('不能对接自己发布的信息')) return
      const errorMessage = 'SQLIntegrityConstraintViolationException: check constraint ck_docking_owner is violated'
      Object.assign(returning, jsonReply({ returnCode: '5000', errorMessage }))
    }),
    probe: async (ask) => {
      const body = {
        demandId: 'de-1016',
        enId: 'en-1001',
        title: '减速机噪声检测方案',
        content: '以声振联合采集判定齿轮缺陷，可先试测',
        contactName: '周示例',
        contactTel: '13800000001',
        agree: true,
      }
      return (await ask('/supanddem/api/customer/demand/docking/save', { body })).code === '5000'
    },
  }),
  refusals({
    id: 'the field of a mistake does not say where it is',
    operationId: 'listMessages',
    reply: onReply('listMessages', (returning) => {
      if (codeOf(returning) === '3000')
        returning.body = Buffer.from(returning.body.toString('utf8').replaceAll('"query.', '"'))
    }),
    probe: async (ask) => (await ask('/message/api/msg/list?size=0')).data[0].field === 'size',
  }),
]
