import { type Defect, changeBody, envelopeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { done, lapse, save } from '../shared/requests.ts'

export const validationDefects: Defect[] = [
  lapse({
    id: 'what is too many is cut off',
    group: 'validation',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        if (Array.isArray(body['keywords'])) body['keywords'] = body['keywords'].slice(0, 10)
      }),
    ),
    probe: async (ask) =>
      (await save(ask, { keywords: Array.from({ length: 11 }, (_, at) => `词${at}`) })).code === '200',
  }),
  lapse({
    id: 'programs are taken for documents',
    group: 'validation',
    operationId: 'uploadFile',
    reply: onReply('uploadFile', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '5000') return
      setJson(returning, {
        returnCode: '200',
        data: { name: 'a.exe', size: 2, url: '/uaa/api/download/file', uid: 'f' },
      })
    }),
    probe: async (ask) => {
      const head = 'content-disposition: form-data; name="file"; filename="a.exe"\r\ncontent-type: text/plain'
      const rawBody = `--x\r\n${head}\r\n\r\nMZ\r\n--x--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      return (await ask('/uaa/api/upload/file', { method: 'POST', rawBody, headers })).code === '200'
    },
  }),
  lapse({
    id: 'an SMS to anything',
    group: 'validation',
    operationId: 'sendRegisterSmsCaptcha',
    request: onRequest('sendRegisterSmsCaptcha', ({ url }) =>
      /^1\d{10}$/.test(url.searchParams.get('tel') ?? '') ? undefined : done({ resendAfter: 30 }),
    ),
    probe: async (ask) => (await ask('/uaa/api/register/sms-captcha?tel=12&type=register')).code === '200',
  }),
]
