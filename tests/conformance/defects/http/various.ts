import { dataOf } from '../../asked.ts'
import { type Defect, jsonReply, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'

const template = `/uaa/api/download/file?filePath=f-electricity-template&fileName=${encodeURIComponent('申请表.doc')}`

const wide = 'https://elsewhere.example'

export const httpDefects: Defect[] = [
  {
    id: 'a mark before the text',
    group: 'http',
    operationId: 'getElectricityTemplate',
    reply: onReply('getElectricityTemplate', (returning) => {
      returning.body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), returning.body])
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/electricity/template')).bytes[0] === 0xef,
  },
  {
    id: 'another method is not found',
    group: 'http',
    operationId: 'listAds',
    reply: (returning, { url }) => {
      if (url.pathname === '/content/api/ua/xc/pc/list' && returning.status === 405) returning.status = 404
    },
    probe: async (ask) => (await ask('/content/api/ua/xc/pc/list', { method: 'PATCH' })).status === 404,
  },
  {
    id: 'names of downloads lose their Chinese characters',
    group: 'http',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      if (headers['content-disposition'] === undefined) return
      const name = (url.searchParams.get('fileName') ?? '').replaceAll(/[^\x20-\x7e]/g, '?')
      headers['content-disposition'] = `attachment; filename="${name}"`
    }),
    probe: async (ask) => (await ask(template)).headers.get('content-disposition') === 'attachment; filename="???.doc"',
  },
  {
    id: 'a report is made of a body of any type',
    group: 'http',
    operationId: 'createMatchReport',
    request: onRequest('createMatchReport', ({ headers, body }) => {
      if (!(headers['content-type'] ?? '').includes('json') && body.startsWith('{'))
        headers['content-type'] = 'application/json'
    }),
    probe: async (ask) => {
      const headers = { 'content-type': 'text/plain' }
      const sent = { body: { enInfoJson: '{}' }, headers, as: 'visitor' } as const
      return (await ask('/policy/api/ua/policy/match/report', sent)).code === '200'
    },
  },
  {
    id: 'a media type with its charset is another one',
    group: 'http',
    operationId: 'createMatchReport',
    request: onRequest('createMatchReport', ({ headers }) =>
      /charset/i.test(headers['content-type'] ?? '') ? jsonReply({ error: 'Unsupported Media Type' }, 415) : undefined,
    ),
    probe: async (ask) => {
      const headers = { 'content-type': 'application/json;charset=UTF-8' }
      return (await ask('/policy/api/ua/policy/match/report', { rawBody: '{}', headers })).status === 415
    },
  },
  http({
    id: 'blanks in the name of a file become plus signs',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      const told = headers['content-disposition']
      if (told !== undefined) headers['content-disposition'] = told.replaceAll('%20', '+')
    }),
    probe: async (ask) => {
      const { uid } = await dataOf(ask, '/enterprise/api/ua/en/electricity/template')
      const name = encodeURIComponent('认定 申请表.docx')
      const { headers } = await ask(`/uaa/api/download/file?filePath=${uid}&fileName=${name}`, { as: 'visitor' })
      return (headers.get('content-disposition') ?? '').includes('+')
    },
  }),
  http({
    id: 'an answer is streamed to who asks for JSON',
    operationId: 'answerRobotQuestion',
    reply: onReply('answerRobotQuestion', (returning) => {
      if (returning.status !== 200) return
      returning.headers['content-type'] = 'text/event-stream'
      returning.body = Buffer.from(`data: ${returning.body.toString('utf8')}\n\n`)
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算', sessionId: 'probe-session-without-stream' }
      const headers = { accept: 'application/json' }
      const reply = await ask('/consult/api/ua/smart/answer', { body, headers, as: 'visitor' })
      return (reply.headers.get('content-type') ?? '').includes('event-stream')
    },
  }),
  {
    id: 'HEAD is refused',
    group: 'http',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ method }) =>
      method === 'HEAD' ? { status: 405, headers: { allow: 'GET' }, body: Buffer.alloc(0) } : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list', { method: 'HEAD' })).status === 405,
  },
  {
    id: 'the proxy keeps a member’s demands',
    group: 'http',
    operationId: 'listMyDemands',
    reply: onReply('listMyDemands', ({ headers }) => {
      headers['cache-control'] = 'max-age=300'
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/myList')).headers.get('cache-control') === 'max-age=300',
  },
  {
    id: '401 as plain text',
    group: 'http',
    operationId: 'listInvestmentFavorites',
    reply: onReply('listInvestmentFavorites', (returning) => {
      if (returning.status === 401) returning.headers['content-type'] = 'text/plain;charset=ISO-8859-1'
    }),
    probe: async (ask) =>
      (await ask('/investment/api/customer/favorite/list', { as: 'visitor' })).headers
        .get('content-type')
        ?.startsWith('text/plain') === true,
  },
  {
    id: 'question marks for a name',
    group: 'http',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ status, headers }) => {
      if (status === 200 && headers['content-disposition'] !== undefined)
        headers['content-disposition'] = 'attachment; filename="??????.bin"'
    }),
    probe: async (ask) => {
      const { url } = (await ask('/enterprise/api/ua/en/electricity/template')).data
      return (await ask(url)).headers.get('content-disposition')?.includes('????') === true
    },
  },
  {
    id: 'a preflight opens a member to any site',
    group: 'http',
    operationId: 'listMessages',
    reply: (returning, { method, url, headers }) => {
      if (method !== 'OPTIONS' || url.pathname !== '/message/api/msg/list') return
      returning.headers['access-control-allow-origin'] = headers['origin'] ?? '*'
      returning.headers['access-control-allow-credentials'] = 'true'
    },
    probe: async (ask) => {
      const headers = { origin: wide, 'access-control-request-method': 'GET' }
      const reply = await ask('/message/api/msg/list', { method: 'OPTIONS', headers, as: 'visitor' })
      return reply.headers.get('access-control-allow-origin') === wide
    },
  },
  {
    // downloadFile: pictures have their own media type.
    id: 'pictures come as a stream of bytes',
    group: 'http',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-type']?.startsWith('image/')) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const [{ image }] = (await ask('/content/api/ua/xc/pc/list')).data
      return (await ask(image)).headers.get('content-type') === 'application/octet-stream'
    },
  },
  {
    id: 'a slash at the end is as good',
    group: 'http',
    operationId: 'countEnterprises',
    request: ({ url }) => {
      if (url.pathname === '/enterprise/api/ua/en/count/') url.pathname = '/enterprise/api/ua/en/count'
      return undefined
    },
    probe: async (ask) => (await ask('/enterprise/api/ua/en/count/')).status === 200,
  },
  {
    id: 'a request without a body breaks the service',
    group: 'http',
    operationId: 'updateRobotKeyword',
    request: onRequest('updateRobotKeyword', ({ body }) =>
      body === '' ? jsonReply({ returnCode: '5000', errorMessage: '系统繁忙，请稍后再试' }, 500) : undefined,
    ),
    probe: async (ask) => (await ask('/consult/api/ua/keyword/update', { method: 'POST' })).status === 500,
  },
  {
    id: 'a suffix of the address does not matter',
    group: 'http',
    operationId: 'listProvinces',
    request: ({ url }) => {
      if (url.pathname === '/uaa/api/states/provinces.json') url.pathname = '/uaa/api/states/provinces'
      return undefined
    },
    probe: async (ask) => (await ask('/uaa/api/states/provinces.json')).status === 200,
  },
  {
    id: 'pages of every site may read calculations',
    group: 'http',
    operationId: 'listToolResults',
    reply: onReply('listToolResults', ({ headers }) => {
      headers['access-control-allow-origin'] = '*'
    }),
    probe: async (ask) =>
      (await ask('/consult/api/customer/tool/history/list')).headers.get('access-control-allow-origin') === '*',
  },
  {
    id: 'settings without a word on caches',
    group: 'http',
    operationId: 'getHistorySetting',
    reply: onReply('getHistorySetting', ({ headers }) => {
      delete headers['cache-control']
    }),
    probe: async (ask) => (await ask('/message/api/history/setting')).headers.get('cache-control') === null,
  },
]
