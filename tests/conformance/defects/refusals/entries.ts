import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'

export const refusalsDefects: Defect[] = [
  {
    id: 'exception in place of an unknown piece of land',
    group: 'refusals',
    operationId: 'getLandResourceDetail',
    reply: onReply('getLandResourceDetail', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040') return
      const errorMessage = 'Cannot invoke "LandResource.getType()" because "resource" is null'
      setJson(returning, { returnCode: '5000', errorMessage })
    }),
    probe: async (ask) => (await ask('/investment/api/landResource/detail?id=nobody-knows')).text.includes('invoke'),
  },
  {
    id: 'the database’s words for a second declaration',
    group: 'refusals',
    operationId: 'saveDeclareRecord',
    write: true,
    reply: onReply('saveDeclareRecord', (returning) => {
      if (!returning.body.includes('已有')) return
      const errorMessage = "Duplicate entry 'en-1001-d-1106-1' for key 't_declare_record.uk_en_declaration'"
      setJson(returning, { returnCode: '5000', errorMessage })
    }),
    probe: async (ask) => {
      const { submitDate } = (await ask('/policy/api/customer/declare/detail?id=dr-1011')).data
      const body = { declarationId: 'd-1106-1', enId: 'en-1001', submitDate }
      return (await ask('/policy/api/customer/declare/save', { body })).text.includes('Duplicate entry')
    },
  },
  {
    id: 'refusals in the words of the bean validation',
    group: 'refusals',
    operationId: 'saveAnswerFeedback',
    write: true,
    reply: onReply('saveAnswerFeedback', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000' || !Array.isArray(envelope['data'])) return
      const items = envelope['data']
      setJson(returning, {
        ...envelope,
        data: items.map((item: Loose) => ({ ...item, errorMessage: 'must not be null' })),
      })
    }),
    probe: async (ask) =>
      (await ask('/consult/api/ua/smart/answer/feedback', { body: {} })).data[0].errorMessage === 'must not be null',
  },
  {
    id: 'only the first of several mistakes is told',
    group: 'refusals',
    operationId: 'savePolicyCorrection',
    write: true,
    reply: onReply('savePolicyCorrection', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000' || !Array.isArray(envelope['data'])) return
      setJson(returning, { ...envelope, data: envelope['data'].slice(0, 1) })
    }),
    probe: async (ask) => (await ask('/policy/api/customer/correction/save', { body: {} })).data.length === 1,
  },
]
