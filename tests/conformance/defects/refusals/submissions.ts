import { type Defect, type Loose, envelopeOf, jsonReply, onReply, setJson } from '../../defect.ts'

const preview = '/policy/api/declare/preview?docUrl='

const parsed = (text: string): Loose => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

export const refusalsDefects: Defect[] = [
  {
    // Without an envelope of its own it answers 404.
    id: 'an unknown document in an envelope',
    group: 'refusals',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status === 404)
        Object.assign(returning, jsonReply({ returnCode: '4040', errorMessage: '文件不存在或已删除' }))
    }),
    probe: async (ask) => {
      const { status, code } = await ask(`${preview}/uaa/api/download/file?filePath=none`, { as: 'visitor' })
      return status === 200 && code === '4040'
    },
  },
  {
    // getGraphCaptcha: 404 for an id that does not exist.
    id: 'a picture for a captcha that nobody made',
    group: 'refusals',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M1 1"/></svg>')
      Object.assign(returning, { status: 200, headers: { 'content-type': 'image/svg+xml' }, body })
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/register/captcha/graph/nobody-made-this', { as: 'visitor' })).status === 200,
  },
  {
    // BusinessError: retryAfter counts seconds; after one SMS there are thirty (x-quota).
    id: 'waiting time in thousandths of a second',
    group: 'refusals',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      const envelope = envelopeOf(returning)
      const seconds = envelope?.['retryAfter']
      if (typeof seconds === 'number') setJson(returning, { ...envelope, retryAfter: seconds * 1000 })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=19900000021&purpose=login'
      await ask(target, { as: 'visitor' })
      return parsed((await ask(target, { as: 'visitor' })).text).retryAfter > 1000
    },
  },
  {
    // The limit that is told is the contract’s.
    id: 'another limit is told than the one that holds',
    group: 'refusals',
    operationId: 'listFavoriteResources',
    reply: onReply('listFavoriteResources', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      setJson(returning, JSON.parse(JSON.stringify(envelope).replaceAll('50', '100')))
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/favorites/list?size=51')).data[0].errorMessage.includes('100'),
  },
  {
    // commitFacilitator: `field` names the field that is wrong.
    id: 'which row is wrong is not told',
    group: 'refusals',
    operationId: 'commitFacilitator',
    write: true,
    reply: onReply('commitFacilitator', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000' || !Array.isArray(envelope['data'])) return
      const data = envelope['data'].map((each: Loose) => ({ ...each, field: each.field?.replace(/\.\d+\..*$/, '') }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => {
      const { resume } = (await ask('/enterprise/api/member/facilitator/details/en-1001')).data
      resume.products[0].name = '长'.repeat(31)
      const { code, data } = await ask('/enterprise/api/member/facilitator/commit/en-1001', { body: resume })
      return code === '3000' && data[0].field === 'body.products'
    },
  },
]
