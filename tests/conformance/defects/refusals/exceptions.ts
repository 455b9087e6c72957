import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text))
    return true
  } catch {
    return false
  }
}

/** Changes the single errors of a reply that refuses a form. */
const inErrors = (operationId: string, change: (errors: Loose[], body: Record<string, Loose>) => Loose[]) =>
  onReply(operationId, (returning, passing) => {
    const envelope = envelopeOf(returning)
    if (envelope?.['returnCode'] !== '3000' || !Array.isArray(envelope['data'])) return
    setJson(returning, { ...envelope, data: change(envelope['data'], bodyOf(passing)) })
  })

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'JSON within JSON is parsed without care',
    operationId: 'createMatchReport',
    request: onRequest('createMatchReport', (passing) => {
      const { enInfoJson } = bodyOf(passing)
      return typeof enInfoJson === 'string' && enInfoJson.length > 1 && !isJson(enInfoJson)
        ? jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500)
        : undefined
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/policy/match/report', { as: 'visitor', body: { enInfoJson: '{"completion":' } }))
        .status === 500,
  }),
  refusals({
    id: 'only the first mistake is told',
    operationId: 'saveDeclareRecord',
    write: true,
    reply: inErrors('saveDeclareRecord', (errors) => errors.slice(0, 1)),
    probe: async (ask) => {
      const { code, data } = await ask('/policy/api/customer/declare/save', { body: {} })
      return code === '3000' && data.length === 1
    },
  }),
  refusals({
    id: 'what is not there failed',
    operationId: 'getAttract',
    reply: onReply('getAttract', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, { returnCode: '5000', errorMessage: '查询失败' })
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/detail/no-such-id', { as: 'visitor' })).code === '5000',
  }),
  refusals({
    id: 'words of the parser for a text in place of a number',
    operationId: 'saveCostCalculation',
    reply: inErrors('saveCostCalculation', (errors, { inputs }) =>
      errors.map((error) => {
        const name = String(error.field).replace('body.inputs.', '')
        const value: unknown = inputs?.[name]
        if (typeof value !== 'string' || /type|category/i.test(name)) return error
        const errorMessage = `Cannot deserialize value of type java.math.BigDecimal from String "${value.slice(0, 40)}": not a valid representation`
        return { ...error, errorMessage }
      }),
    ),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2025, personnelCost: '很多' } }
      const { text } = await ask('/consult/api/customer/cost/calculate/save', { as: 'visitor', body })
      return text.includes('BigDecimal')
    },
  }),
  refusals({
    id: 'fields by the names of the bean',
    operationId: 'saveElectricityCertificate',
    write: true,
    reply: inErrors('saveElectricityCertificate', (errors) =>
      errors.map((error) => ({ ...error, field: String(error.field).replace(/^body\./, '') })),
    ),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/member/en/electricity/save', { body: {} })
      return data.some(({ field }: { field: string }) => field === 'enId')
    },
  }),
]
