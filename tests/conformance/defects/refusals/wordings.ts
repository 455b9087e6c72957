import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

/** Handlers of exceptions that say less, or something else, than was agreed. */
export const refusalsDefects: Defect[] = [
  refusals({
    id: 'the message of an exception without a message',
    operationId: 'getMyDemand',
    reply: onReply('getMyDemand', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4040') setJson(returning, { ...envelope, errorMessage: null })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/myDetail?id=de-none')).text.includes('"errorMessage":null'),
  }),
  refusals({
    id: 'placeholders where the limit belongs',
    operationId: 'listPolicies',
    reply: onReply('listPolicies', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((item) => ({
        ...item,
        errorMessage: item.errorMessage.replace(/\d+/g, '{value}'),
      }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/list?size=51')).data[0].errorMessage.includes('{value}'),
  }),
  refusals({
    id: 'broken JSON is told under HTTP 200',
    operationId: 'suggestRobotQuestions',
    reply: onReply('suggestRobotQuestions', (returning) => {
      if (returning.status === 400) returning.status = 200
    }),
    probe: async (ask) => (await ask('/consult/api/ua/smart/ikQuestion', { rawBody: '{"question":' })).status === 200,
  }),
  refusals({
    id: 'who has signed up already is any other failure',
    operationId: 'signUpForEvent',
    write: true,
    reply: onReply('signUpForEvent', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4090') return
      setJson(returning, { returnCode: '5000', errorMessage: '报名失败，请稍后再试' })
    }),
    probe: async (ask) => {
      const body = {
        eventId: 'ev-1001',
        enName: '泰兴市新芽软件有限公司（示例）',
        name: '吴示例',
        mobile: '13800000021',
        attendCount: 1,
        extra: [{ key: 'seat', values: ['不需要'] }],
        agree: true,
      }
      await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '5000'
    },
  }),
]
