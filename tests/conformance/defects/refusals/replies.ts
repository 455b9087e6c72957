import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'

const whitelabel =
  '<html><body><h1>Whitelabel Error Page</h1><p>There was an unexpected error (type=Internal Server Error, status=500).</p></body></html>'

export const refusalsDefects: Defect[] = [
  {
    id: 'a notice that is not there is null',
    group: 'refusals',
    operationId: 'getNotice',
    reply: onReply('getNotice', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/detail/n-none')).code === '200',
  },
  {
    id: 'the words of a unique key',
    group: 'refusals',
    operationId: 'addPolicyFavorite',
    write: true,
    reply: onReply('addPolicyFavorite', (returning) => {
      const errorMessage = 'Duplicate entry for key ‘uk_user_policy’'
      if (envelopeOf(returning)?.['returnCode'] === '4090') setJson(returning, { returnCode: '5000', errorMessage })
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/policy/favorite/p-1007'
      await ask(target, { method: 'POST' })
      return (await ask(target, { method: 'POST' })).code === '5000'
    },
  },
  {
    id: 'an error page for a project that is not there',
    group: 'refusals',
    operationId: 'getAttract',
    reply: onReply('getAttract', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040') return
      returning.status = 500
      returning.headers['content-type'] = 'text/html;charset=UTF-8'
      returning.body = Buffer.from(whitelabel)
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/detail/at-none')).status === 500,
  },
  {
    id: 'faults of a form by field',
    group: 'refusals',
    operationId: 'saveFeedback',
    write: true,
    reply: onReply('saveFeedback', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000') return
      const faults = envelope.data.map(({ field, errorMessage }: Loose) => [field, errorMessage])
      setJson(returning, { ...envelope, data: Object.fromEntries(faults) })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/consult/api/customer/feedback/save', { body: { source: 'PC' } })
      return code === '3000' && !Array.isArray(data)
    },
  },
]
