import { bodyOf, dataOf, signIn } from '../asked.ts'
import { changeBody, envelopeOf, inData, jsonReply, onReply, onRequest, remembering } from '../defect.ts'
import type { Ask, Defect, Loose, Passing } from '../defect.ts'
import { state, members, strangers, isDone, issuing } from './wardens.ts'
import { account, http } from '../groups.ts'

const seededPassword = 'Portal@2026'

/** Failures are counted by a name that nobody has, so that the count never gets anywhere. */
function neverLocked(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const failures = new Map<string, number>()
  const tried = new WeakMap<Passing, string>()
  const passwords = new Set([seededPassword])
  let strays = 0
  return {
    request: onRequest('loginByPassword', (passing) => {
      const { username, password } = bodyOf(passing)
      if (typeof username !== 'string' || typeof password !== 'string') return
      tried.set(passing, username)
      if ((failures.get(username) ?? 0) < 4 || passwords.has(password)) return
      strays += 1
      changeBody(passing, (body) => {
        body['username'] = `stray${strays}`
      })
    }),
    reply: (returning, passing) => {
      const code = envelopeOf(returning)?.['returnCode']
      if (passing.operationId === 'changePassword' && code === '200') passwords.add(bodyOf(passing)['newPassword'])
      const username = tried.get(passing)
      if (username === undefined) return
      if (code === '200') failures.delete(username)
      if (code === '4002') failures.set(username, (failures.get(username) ?? 0) + 1)
    },
    restart: () => {
      failures.clear()
      passwords.clear()
      passwords.add(seededPassword)
    },
  }
}

async function fail(ask: Ask): Promise<unknown> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member03', password: 'Mistaken@2026', captchaCode: answer, captchaCodeId }
  return (await ask('/uaa/login', { body, as: 'visitor' })).code
}

export const warrantDefects: Defect[] = [
  state({
    id: 'an answer is judged once and for all',
    operationId: 'saveAnswerFeedback',
    ...(() => {
      const judged = new Set<string>()
      return {
        request: onRequest('saveAnswerFeedback', (passing) =>
          judged.has(bodyOf(passing)['answerId']) ? jsonReply({ returnCode: '200', data: null }) : undefined,
        ),
        reply: onReply('saveAnswerFeedback', (returning, passing) => {
          if (isDone(envelopeOf(returning)?.['returnCode'])) judged.add(bodyOf(passing)['answerId'])
        }),
        restart: () => judged.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const sessionId = 'session-judged-0001'
      const question = { sessionId, question: '研发费用加计扣除比例是多少' }
      const { answerId } = (await ask('/consult/api/ua/smart/answer', { body: question })).data
      for (const useful of [true, false])
        await ask('/consult/api/ua/smart/answer/feedback', { body: { answerId, useful } })
      const { turns } = await dataOf(ask, `/consult/api/ua/smart/session/detail?sessionId=${sessionId}`)
      return turns[0].useful === true
    },
  }),
  state({
    id: 'Chinese names of uploads are read in the wrong encoding',
    operationId: 'uploadFile',
    reply: inData('uploadFile', (data) => {
      data.name = Buffer.from(data.name, 'utf8').toString('latin1')
    }),
    probe: async (ask) => {
      const part = 'content-disposition: form-data; name="file"; filename="说明.pdf"\r\ncontent-type: application/pdf'
      const rawBody = `--limit\r\n${part}\r\n\r\n%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n\r\n--limit--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=limit' }
      const { code, data } = await ask('/uaa/api/upload/file', { rawBody, headers })
      return code === '200' && data.name !== '说明.pdf'
    },
  }),

  account({
    id: 'the code for another application is always the same',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, string>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', (data) => {
          const key = `${passing.headers['authorization']} ${passing.url.searchParams.get('clientId')}`
          data.code = codes.get(key) ?? data.code
          codes.set(key, data.code)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://calculator.example.gov.cn/back')
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${redirectUri}`
      return (await dataOf(ask, target)).code === (await dataOf(ask, target)).code
    },
  }),
  account({
    id: 'a token is good as long as its signature is',
    operationId: 'checkToken',
    login: 'password',
    ...issuing((issued) => ({
      reply: (returning, passing) =>
        inData('checkToken', (data) => {
          if (data.valid || !issued.has(bodyOf(passing)['token'])) return
          data.valid = true
          data.expiresIn = 3600
        })(returning, passing),
    })),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'an access token does for a refresh token',
    operationId: 'refreshTokens',
    write: true,
    ...(() => {
      const pairs = new Map<string, string>()
      const begin = () => {
        pairs.clear()
        pairs.set(members.replace('Bearer ', ''), 'example-refresh-token-0001')
        pairs.set(strangers.replace('Bearer ', ''), 'second-refresh')
      }
      begin()
      return {
        request: onRequest('refreshTokens', (passing) => {
          const refreshToken = pairs.get(bodyOf(passing)['refreshToken'])
          if (refreshToken === undefined) return
          changeBody(passing, (body) => {
            body['refreshToken'] = refreshToken
          })
        }),
        reply: (returning) => {
          const envelope: Loose = envelopeOf(returning)
          if (typeof envelope?.data?.access_token !== 'string') return
          pairs.set(envelope.data.access_token, envelope.data.refresh_token)
        },
        restart: begin,
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { refreshToken: 'contract-test-token' }
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'passwords can be tried for ever',
    operationId: 'loginByPassword',
    login: 'password',
    write: true,
    ...neverLocked(),
    probe: async (ask) => {
      const codes: unknown[] = []
      for (let attempt = 0; attempt < 7; attempt++) codes.push(await fail(ask))
      return !codes.includes('4003')
    },
  }),
  account({
    id: 'codes are sent as often as somebody asks',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    ...remembering(
      () => ({ resendAfter: 60 }),
      (sent, returning, passing) => {
        inData('sendLoginSmsCaptcha', ({ resendAfter }) => {
          sent.resendAfter = resendAfter
        })(returning, passing)
        onReply('sendLoginSmsCaptcha', () => {
          if (envelopeOf(returning)?.['returnCode'] !== '4005') return
          returning.body = jsonReply({ returnCode: '200', data: { ...sent } }).body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000003&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),

  http({
    id: 'who is not logged in is told so under status 200',
    operationId: 'listFacilitatorFavorites',
    reply: onReply('listFacilitatorFavorites', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/enterprise/api/member/facilitator/favorite/list', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
  http({
    id: 'a download is named after its path',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning, { url }) => {
      if (returning.status !== 200 || returning.headers['content-disposition'] === undefined) return
      returning.headers['content-disposition'] = `attachment; filename="${url.searchParams.get('filePath')}"`
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      const given = (await ask(records[0].wordFile.url)).headers.get('content-disposition') ?? ''
      return given !== '' && !decodeURIComponent(given).includes(records[0].wordFile.name)
    },
  }),
  http({
    id: 'who would take events gets them, however little they are wanted',
    operationId: 'answerRobotQuestion',
    request: onRequest('answerRobotQuestion', ({ headers }) => {
      if (/text\/event-stream/.test(headers['accept'] ?? '')) headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const body = { sessionId: 'session-events-0001', question: '研发费用加计扣除比例是多少' }
      const headers = { accept: 'application/json, text/event-stream;q=0.2' }
      const answer = await ask('/consult/api/ua/smart/answer', { body, headers, as: 'visitor' })
      return (answer.headers.get('content-type') ?? '').startsWith('text/event-stream')
    },
  }),
]
