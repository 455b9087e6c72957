import { type Ask, type Defect, type Loose, inData, jsonReply, onRequest } from '../../defect.ts'

const member = 'Bearer contract-test-token'

const stranger = 'Bearer conformance-second-member-token'

const expired = { headers: { authorization: 'Bearer conformance-expired-token' }, as: 'visitor' } as const

const isExpired = (headers: Record<string, string>) => headers['authorization'] === expired.headers.authorization

const facilitators = '/enterprise/api/ua/facilitator/list'

const received = '/enterprise/api/member/facilitator/evaluate?direction=RECEIVED&size=50'

const robot = '/consult/api/ua/smart'

const converse = (ask: Ask, sessionId: string) =>
  ask(`${robot}/answer`, { body: { question: '首次认定高新技术企业有奖励吗？', sessionId } })

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

export const accessDefects: Defect[] = [
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
]
