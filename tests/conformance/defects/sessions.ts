import { signed } from '#scripts/conformance/gateway/signature.ts'
import {
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  setJson,
  type Ask,
  type Defect,
  type Loose,
  type Passing,
} from '../defect.ts'

const member = 'Bearer contract-test-token'
const stranger = 'Bearer conformance-second-member-token'
const expired = { headers: { authorization: 'Bearer conformance-expired-token' }, as: 'visitor' } as const
const isExpired = (headers: Record<string, string>) => headers['authorization'] === expired.headers.authorization
const tenantId = 't-321283'
const facilitators = '/enterprise/api/ua/facilitator/list'
const received = '/enterprise/api/member/facilitator/evaluate?direction=RECEIVED&size=50'
const robot = '/consult/api/ua/smart'
const password = 'Portal@2026'

const converse = (ask: Ask, sessionId: string) =>
  ask(`${robot}/answer`, { body: { question: '首次认定高新技术企业有奖励吗？', sessionId } })
const logIn = async (ask: Ask, username: string, typed: string) => {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return ask('/uaa/login', { body: { username, password: typed, captchaCode: answer, captchaCodeId }, as: 'visitor' })
}

/** Who is taken for whom, what a token opens, and what is remembered of a login. */
export const sessionDefects: Defect[] = [
  {
    // memberBearer: 401 for a token that has run out, never the visitors' reply.
    id: 'an expired token makes a visitor of the member',
    group: 'access',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ headers }) => {
      if (isExpired(headers)) delete headers['authorization']
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-05-31', expired)).status === 200,
  },
  {
    // memberBearer: operations with `security: []` do not read tokens.
    id: 'a public list turns away who has an old token',
    group: 'access',
    operationId: 'listFacilitators',
    request: onRequest('listFacilitators', ({ headers }) =>
      isExpired(headers)
        ? jsonReply({ returnCode: '401', errorMessage: '登录过期或未登录，请重新登录' }, 401)
        : undefined,
    ),
    probe: async (ask) => (await ask(facilitators, expired)).status === 401,
  },
  {
    // EvaluationFields: the masked name of who evaluated anonymously.
    id: 'name of who evaluated anonymously for who was evaluated',
    group: 'access',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', ({ records }) => {
      for (const each of records)
        if (each.anonymous && each.direction === 'RECEIVED') each.enName = '泰兴市聚能传动有限公司'
    }),
    probe: async (ask) =>
      (await ask(received)).data.records.some(
        ({ anonymous, enName }: Loose) => anonymous && enName === '泰兴市聚能传动有限公司',
      ),
  },
  {
    id: 'a member’s conversation for everybody who has its id',
    group: 'access',
    operationId: 'getRobotSession',
    write: true,
    request: onRequest('getRobotSession', ({ headers }) => {
      if ([undefined, stranger].includes(headers['authorization'])) headers['authorization'] = member
    }),
    probe: async (ask) => {
      await converse(ask, 'conformance-probe-0012')
      const target = `${robot}/session/detail?sessionId=conformance-probe-0012`
      return (await ask(target, { as: 'visitor' })).data?.turns.length === 1
    },
  },
  uploadForEverybody(),
  {
    // claimRobotSession: 4030 for a conversation of another member.
    id: 'a conversation of another member is taken over',
    group: 'access',
    operationId: 'claimRobotSession',
    write: true,
    request: onRequest('claimRobotSession', ({ headers }) => {
      if (headers['authorization'] === stranger) headers['authorization'] = member
    }),
    probe: async (ask) => {
      await converse(ask, 'conformance-probe-0013')
      const sent = { method: 'PUT', body: { sessionId: 'conformance-probe-0013' }, as: 'stranger' } as const
      return (await ask('/consult/api/customer/smart/session/claim', sent)).code === '200'
    },
  },
  {
    id: 'small letters are as good in a password',
    group: 'account',
    operationId: 'loginByPassword',
    login: 'password',
    request: onRequest('loginByPassword', (passing) =>
      changeBody(passing, (body) => {
        if (String(body['password']).toLowerCase() === password.toLowerCase()) body['password'] = password
      }),
    ),
    // Without a key passwords come as they are typed, where this can compare them.
    reply: inData('getTenantInfo', (tenant) => {
      delete tenant.rsaPublicKey
    }),
    probe: async (ask) => (await logIn(ask, 'member01', password.toLowerCase())).code === '200',
  },
  {
    // LoginForm’s x-quota, and the same reply with and without an account.
    id: 'names without an account are never locked',
    group: 'account',
    operationId: 'loginByPassword',
    write: true,
    login: 'password',
    reply: onReply('loginByPassword', (returning, { body }) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4003' || /"(member01|13800000001)"/.test(body)) return
      setJson(returning, { returnCode: '4002', errorMessage: '账号或密码错误' })
    }),
    probe: async (ask) => {
      const codes = []
      for (let tried = 0; tried < 6; tried += 1) codes.push((await logIn(ask, 'nobody-at-all', 'Wrong@2026')).code)
      return codes.every((code) => code === '4002')
    },
  },
  {
    id: 'an access token is renewed with itself',
    group: 'account',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) =>
      changeBody(passing, (body) => {
        if (body['refreshToken'] === 'contract-test-token') body['refreshToken'] = 'example-refresh-token-0001'
      }),
    ),
    probe: async (ask) =>
      (await ask('/uaa/api/refresh-token', { body: { refreshToken: 'contract-test-token' }, as: 'visitor' })).code ===
      '200',
  },
  replayedSearch(),
  {
    // TokenState: 0 when it is not valid.
    id: 'time left of a token that is not valid',
    group: 'account',
    operationId: 'checkToken',
    reply: inData('checkToken', (state) => {
      if (!state.valid) state.expiresIn = 7200
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'nobody-knows-this-token' } })).data.expiresIn === 7200,
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
]

/** Until it is submitted with a record, a file is only for who uploaded it. */
function uploadForEverybody(): Defect {
  const uploaded = new Set<string>()
  return {
    id: 'a file for everybody before it is submitted',
    group: 'access',
    operationId: 'downloadFile',
    write: true,
    request: onRequest('downloadFile', ({ url, headers }) => {
      if (uploaded.has(url.searchParams.get('filePath') ?? '')) headers['authorization'] = member
    }),
    reply: inData('uploadFile', ({ uid }) => {
      uploaded.add(uid)
    }),
    probe: async (ask) => {
      const head = 'content-disposition: form-data; name="file"; filename="probe.pdf"'
      const rawBody = `--probe\r\n${head}\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--probe--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=probe' }
      const { url } = (await ask('/uaa/api/upload/file', { rawBody, headers })).data
      return (await ask(url, { as: 'visitor' })).status === 200
    },
  }
}

/** The nonce is not remembered (Nonce: used once). */
function replayedSearch(): Defect {
  const answered = new Set<string>()
  const keyOf = ({ url, headers }: Passing) => `${headers['sign']} ${url.search}`
  const search = '/policy/api/ua/policy/search-list?size=4'
  return {
    id: 'a signed search can be sent again',
    group: 'account',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { url, headers } = passing
      if (answered.has(keyOf(passing)))
        Object.assign(headers, signed(url.searchParams, tenantId, Number(headers['timestamp'])))
    }),
    reply: inData('searchPolicies', (_, passing) => {
      answered.add(keyOf(passing))
    }),
    probe: async (ask) => {
      const headers = signed(new URLSearchParams('size=4'), tenantId)
      await ask(search, { headers })
      return (await ask(search, { headers })).code === '200'
    },
  }
}
