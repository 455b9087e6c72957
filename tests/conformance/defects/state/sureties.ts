import { dataOf } from '../../asked.ts'
import { type Defect, envelopeOf, inData, onReply, setJson } from '../../defect.ts'

const size = { enId: 'en-1001', inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13100 } }

const resultOf = (id: string) => `/consult/api/customer/tool/history/detail?id=${id}`

export const stateDefects: Defect[] = [
  {
    id: 'what was filled in is kept under the names of a table',
    group: 'state',
    write: true,
    operationId: 'evaluateEnterpriseSize',
    reply: inData('getToolResult', ({ scale }) => {
      if (scale === undefined) return
      scale.assetTotal = scale.employeeAmount
      delete scale.employeeAmount
    }),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: size })).data
      return (await dataOf(ask, resultOf(id))).scale.employeeAmount === undefined
    },
  },
  {
    id: 'the stored result has no items',
    group: 'state',
    write: true,
    operationId: 'commitCloud',
    reply: inData('getToolResult', ({ result }) => {
      if (result.toolCode === 'CLOUD_STAR') result.items = result.items.slice(0, 1)
    }),
    probe: async (ask) => {
      const { id, items } = (
        await ask('/consult/api/customer/cloud/commit', {
          body: { enId: 'en-1001', inputYear: 2025, inputs: { monthsOfUse: 7 } },
        })
      ).data
      return (await dataOf(ask, resultOf(id))).result.items.length < items.length
    },
  },
  {
    id: 'a session that has been claimed is still open to visitors',
    group: 'state',
    write: true,
    operationId: 'getRobotSession',
    reply: onReply('getRobotSession', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4030') return
      setJson(returning, { returnCode: '200', data: { sessionId: 'conformance-session-2', title: '会话', turns: [] } })
    }),
    probe: async (ask) => {
      const sessionId = 'probe-session-2'
      await ask('/consult/api/ua/smart/answer', { body: { question: '加计扣除', sessionId } })
      const target = `/consult/api/ua/smart/session/detail?sessionId=${sessionId}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  },
]
