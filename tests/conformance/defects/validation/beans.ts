import {
  type Ask,
  type Defect,
  type Loose,
  changeBody,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
} from '../../defect.ts'

const consult = '/consult/api/customer'

const supply = '/supanddem/api/customer'

const refused = () =>
  jsonReply({
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: [{ errorMessage: '内容过长', field: 'body.description' }],
  })

/** Mends the body before the gateway looks at it, as a mapper that wants to please does. */
const lenient = (
  operationId: string,
  id: string,
  mend: (body: Loose) => void,
  [target, body, method = 'POST']: [string, object, string?],
): Defect => ({
  id,
  group: 'validation',
  operationId,
  request: onRequest(operationId, (passing) => changeBody(passing, mend)),
  probe: async (ask) => (await ask(target, { method, body })).code === '200',
})

const draft = async (ask: Ask) => {
  const enId = (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId
  const body = { submit: false, enId, title: '探针所发的草稿一条', demandType: 'OTHER' }
  return (await ask(`${supply}/demand/save`, { body })).data.id
}

export const validationDefects: Defect[] = [
  lenient(
    'saveCostCalculation',
    'text is taken for a number',
    ({ inputs }) => {
      for (const [name, value] of Object.entries(inputs ?? {}))
        if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) inputs[name] = Number(value)
    },
    [`${consult}/cost/calculate/save`, { inputs: { inputYear: 2025, personnelCost: '100' } }],
  ),
  lenient(
    'saveTechnologyEvaluation',
    'what stands in a list is not checked',
    ({ inputs }) => {
      for (const [name, value] of Object.entries(inputs ?? {}))
        if (Array.isArray(value)) inputs[name] = value.map((each) => (each < 0 ? 0 : each))
    },
    [`${consult}/eva/technology/save`, { inputYear: 2025, inputs: { rdExpenses: [-1] } }],
  ),
  lenient(
    'commitCloud',
    'an unknown word of several is left out',
    ({ inputs }) => {
      const known = new Set(['MARKET', 'MAINTENANCE', 'QUALITY', 'PROCESS', 'ENERGY'])
      if (Array.isArray(inputs?.models)) inputs.models = inputs.models.filter((each: Loose) => known.has(each))
    },
    [`${consult}/cloud/commit`, { inputYear: 2025, inputs: { models: ['MARKET', 'NOBODY_KNOWS'] } }],
  ),
  lenient(
    'suggestRobotQuestions',
    'blanks are a question',
    (body) => {
      if (typeof body.question === 'string' && body.question.trim() === '') body.question = '高企'
    },
    ['/consult/api/ua/smart/ikQuestion', { question: '   ', sessionId: 'session-0001-probe-0001' }],
  ),
  lenient(
    'listSubscribedPolicies',
    'days without their noughts',
    (body) => {
      const [year, month, day] = String(body.publishFrom).split('-')
      if (/^\d{1,2}$/.test(day ?? '')) body.publishFrom = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    },
    ['/policy/api/customer/policy/subscription/list', { publishFrom: '2026-1-5' }],
  ),
  {
    id: 'bytes are counted in place of characters',
    group: 'validation',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', ({ body }) => {
      try {
        return Buffer.byteLength(JSON.parse(body).description) > 200 ? refused() : undefined
      } catch {
        return undefined
      }
    }),
    probe: async (ask) => {
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '长'.repeat(200) }
      return (await ask(`${consult}/feedback/save`, { body })).code === '3000'
    },
  },
  {
    ...lenient(
      'updateResourceDockingStatus',
      'no reason is needed',
      (body) => {
        if (body.action === 'REJECT') body.rejectReason ??= '无'
      },
      [`${supply}/resource/docking/updateStatus`, { id: 'dk-2002', action: 'REJECT' }, 'PUT'],
    ),
    write: true,
  },
  {
    id: 'an incomplete draft is submitted',
    group: 'validation',
    operationId: 'updateDemandStatus',
    write: true,
    reply: onReply('updateDemandStatus', (returning, { body }) => {
      if (!body.includes('"SUBMIT"') || !['3000', '4090'].includes(String(envelopeOf(returning)?.['returnCode'])))
        return
      const id = /"id":"([^"]+)"/.exec(body)?.[1]
      Object.assign(
        returning,
        jsonReply({ returnCode: '200', data: { id, status: 'AUDITING', actions: ['WITHDRAW'] } }),
      )
    }),
    probe: async (ask) => {
      const body = { id: await draft(ask), action: 'SUBMIT' }
      return (await ask(`${supply}/demand/updateStatus`, { method: 'PUT', body })).code === '200'
    },
  },
]
