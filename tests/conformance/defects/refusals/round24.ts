import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown policy has the status 404 of an unknown address',
    operationId: 'getPolicyDetail',
    reply: onReply('getPolicyDetail', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/detail?id=p-none')).status === 404,
  }),
  refusals({
    id: 'a second subscription to a tag fails at the unique key',
    operationId: 'addTag',
    write: true,
    reply: onReply('addTag', (returning) => {
      if (codeOf(returning) === '4090') setJson(returning, { returnCode: '5000', errorMessage: '系统繁忙，请稍后再试' })
    }),
    probe: async (ask) => {
      const body = { tagId: 't-101' }
      await ask('/policy/api/customer/tag/add', { body })
      return (await ask('/policy/api/customer/tag/add', { body })).code === '5000'
    },
  }),
  refusals({
    id: 'the broken fields of a feedback lack the path',
    operationId: 'saveFeedback',
    reply: onReply('saveFeedback', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) if (item.field) item.field = item.field.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { telephone: '1', source: 'PC', type: '1', description: '电话无人接听' }
      return (await ask('/consult/api/customer/feedback/save', { body })).data[0].field === 'telephone'
    },
  }),
  refusals({
    id: 'the figures of an enterprise of others do not exist',
    operationId: 'getEnterpriseManagement',
    reply: onReply('getEnterpriseManagement', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { returnCode: '4040', errorMessage: '企业不存在' })
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/management?enId=en-2008')).code === '4040',
  }),
]
