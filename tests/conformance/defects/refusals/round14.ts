import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'what others publish does not exist',
    operationId: 'getMyResource',
    reply: onReply('getMyResource', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4030') return
      setJson(returning, { returnCode: '4040', errorMessage: '资源不存在或已删除' })
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/supanddem/api/customer/resource/myList')).records
      return (await ask(`/supanddem/api/customer/resource/myDetail?id=${id}`, { as: 'stranger' })).code === '4040'
    },
  }),
  refusals({
    id: 'the second time a policy is marked the database refuses',
    operationId: 'addPolicyFavorite',
    write: true,
    reply: onReply('addPolicyFavorite', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4090') return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: "Duplicate entry for key 'uk_user_policy'" })
    }),
    probe: async (ask) => {
      const favorite = '/policy/api/customer/policy/favorite/p-1001'
      await ask(favorite, { method: 'POST' })
      return (await ask(favorite, { method: 'POST' })).status === 500
    },
  }),
  refusals({
    id: 'an article that is not there is a success without data',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/content/api/ua/help/detail/no-such-article', { as: 'visitor' })
      return code === '200' && data === null
    },
  }),
  refusals({
    id: 'what is wrong in a trial is told by field, not in a list',
    operationId: 'previewToolResult',
    reply: onReply('previewToolResult', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      const entries = envelope.data.map(({ field, errorMessage }: Loose) => [field ?? '', errorMessage])
      setJson(returning, { ...envelope, data: Object.fromEntries(entries) })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/consult/api/ua/tool/preview', { body: {}, as: 'visitor' })
      return code === '3000' && !Array.isArray(data)
    },
  }),
]
