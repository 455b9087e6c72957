import { type Defect, codeOf, onReply, onRequest } from '../../defect.ts'
import { asStream } from '../shared/hooks.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    // In filename* a blank is %20; + is a plus (RFC 8187).
    id: 'blanks in the name of a download are plus signs',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      const disposition = headers['content-disposition']
      if (disposition !== undefined) headers['content-disposition'] = disposition.replaceAll('%20', '+')
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/en/electricity/template')
      const path = new URLSearchParams(data.url.split('?')[1]).get('filePath')
      const { headers } = await ask(`/uaa/api/download/file?filePath=${path}&fileName=a%20b.docx`)
      return (headers.get('content-disposition') ?? '').includes('a+b')
    },
  }),
  http({
    // Only where event-stream weighs more than JSON.
    id: 'whoever takes an event stream at all gets one',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', asStream),
    probe: async (ask) => {
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const body = { questionId: 'q-101', sessionId: 's-7f3a91c2' }
      const { headers: given } = await ask('/consult/api/ua/smart/answer', { body, headers, as: 'visitor' })
      return (given.get('content-type') ?? '').includes('event-stream')
    },
  }),
  http({
    // The reply depends on who asks, and public lets shared caches hand it to others (RFC 9111).
    id: 'a policy with the favourites of its reader may be cached for all',
    operationId: 'getPolicyDetail',
    reply: onReply('getPolicyDetail', (returning) => {
      if (codeOf(returning) === '200') returning.headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/policy/api/ua/policy/detail?id=p-1001')
      return (headers.get('cache-control') ?? '').includes('public')
    },
  }),
]
