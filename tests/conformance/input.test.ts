import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { check } from '#scripts/conformance/check.ts'
import type { Exchange } from '#scripts/conformance/gateway/exchange.ts'
import { initValues } from '#scripts/conformance/init.ts'
import type { Person } from '#scripts/conformance/person.ts'
import { assertValues, readValues } from '#scripts/conformance/ownValues.ts'
import type { Run, RunOptions } from '#scripts/conformance/run.ts'
import { reportOf } from '#scripts/conformance/report/report.ts'
import { contract } from '../contract/seededGateway.ts'
import { jsonReply, type Defect } from './defect.ts'
import { gatewayOfFile, limitMs } from './gatewayOfFile.ts'
import { optionsOf } from './options.ts'

const gateway = await gatewayOfFile()

const run = (given: Partial<RunOptions>): Promise<Run> => check(optionsOf(gateway, given))

/** Does the work with the address of a server that answers everything so. */
async function withServer(answer: RequestListener, work: (url: URL) => Promise<void>): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    await work(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.each(['password', 'code'] as const)(
  'who logs in with a %s is the member of the check',
  { timeout: limitMs },
  async (way) => {
    const person = gateway.person(way)
    const { findings, coverage } = await run({ token: undefined, person, only: ['getCurrentUser', 'listMessages'] })
    expect(findings).toEqual([])
    expect(coverage.get('listMessages')?.succeeded).toBe(true)
  },
)

test(
  'a token that expires in the course of the check is renewed, and without a refresh token the check says that it ended',
  { timeout: limitMs },
  async () => {
    const { store } = gateway.seeded.gateway
    const expireAt = (asked: number) => {
      let seen = 0
      return () => {
        seen += 1
        if (seen !== asked) return
        for (const { id } of store.sessions.all()) store.sessions.update(id, { accessExpiresAt: 0 })
      }
    }
    const only = ['listMessages', 'listMyDemands', 'listHistory', 'getCurrentUser']
    const renewed = await run({ only, refreshToken: gateway.tokens.refresh, onExchange: expireAt(20) })
    expect(renewed.findings).toEqual([])
    expect(renewed.isOver).toBe(false)
    gateway.have([])
    const lost = await run({ only, onExchange: expireAt(20) })
    expect(lost.findings).toEqual([])
    expect([lost.isOver, lost.renewal.isLost]).toEqual([true, true])
  },
)

test(
  'who mistypes the code of a picture is asked again, and told at last why it is no login',
  { timeout: limitMs },
  async () => {
    let pictures = 0
    const person: Person = {
      ...gateway.person('password'),
      captcha: async () => {
        pictures += 1
        return 'nothing'
      },
    }
    await expect(run({ token: undefined, person })).rejects.toThrow('登录未成功：4001')
    expect(pictures).toBe(3)
  },
)

test(
  'two new numbers register and go through all that can happen to a password, without a false alarm',
  { timeout: limitMs },
  async () => {
    const only = `loginByPhone loginOrRegister registerByPhone setRegisterPassword resetForgottenPassword
    changePassword sendLoginSmsCaptcha sendRegisterSmsCaptcha checkToken logout`.split(/\s+/)
    const person = gateway.person('password')
    const { findings, coverage } = await run({ token: undefined, person, only, write: true })
    expect(findings).toEqual([])
    expect(only.filter((id) => coverage.get(id)?.succeeded !== true)).toEqual([])
  },
)

test('values of its own can change and take away what a request holds', { timeout: limitMs }, async () => {
  const sent: Exchange[] = []
  const onExchange = (exchange: Exchange) => sent.push(exchange)
  const listNotices = { parameters: { size: 7 } }
  const evaluateEnterpriseSize = {
    body: { inputs: { industry: 'INDUSTRY', employeeAmount: 20, operatingIncome: 300 } },
    remove: ['body/inputYear', 'body/inputs/operatingIncome'],
  }
  const values = { listNotices, evaluateEnterpriseSize }
  assertValues(contract, values)
  await run({ values, onExchange, only: ['listNotices', 'evaluateEnterpriseSize'] })
  const first = (id: string) => sent.find(({ question }) => question.operation.operationId === id)
  expect(first('listNotices')?.target).toContain('size=7')
  expect(first('evaluateEnterpriseSize')?.sentBody).toBe('{"inputs":{"industry":"INDUSTRY","employeeAmount":20}}')
})

test.each([
  [{ nobodyKnows: {} }, 'no operation nobodyKnows'],
  [{ listNotices: { query: {} } }, 'may hold parameters, body and remove only'],
  [{ listNotices: { parameters: { sizes: 1 } } }, 'listNotices has no parameter sizes'],
  [{ listNotices: { remove: ['sizes'] } }, 'listNotices has no parameter sizes'],
  [{ listNotices: { parameters: { size: { most: 1 } } } }, 'the parameter size of listNotices is an object'],
  [{ listNotices: { body: { size: 1 } } }, 'the body of listNotices has no field size'],
  [{ saveDemandDocking: { body: { demandID: 'de-1' } } }, 'the body of saveDemandDocking has no field demandID'],
  [{ saveDemandDocking: { remove: ['body/contact/tel'] } }, 'the body of saveDemandDocking has no field contact'],
  [[], 'holds no object'],
])('a file of values %j is told what is wrong with it', (values, says) => {
  expect(() => assertValues(contract, readValues('values.json', values))).toThrow(says)
})

test('a file of values is written from what the lists show, and the check takes it', { timeout: limitMs }, async () => {
  const only = ['getPolicyDetail', 'saveDemandDocking', 'countPolicies']
  const values = await initValues(optionsOf(gateway, { only }))
  const { store } = gateway.seeded.gateway
  expect(store.policies.get(String(values['getPolicyDetail']?.parameters?.['id']))).toBeDefined()
  const { demandId = '' } = (values['saveDemandDocking']?.body ?? {}) as { demandId?: string }
  expect(store.demands.get(demandId)).toBeDefined()
  expect(Object.keys(values)).toEqual(['getPolicyDetail', 'saveDemandDocking'])
  expect((await run({ only, values: readValues('values.json', values) })).findings).toEqual([])
})

test('a file of values holds lists where the contract has lists, and nothing that the check must not do unasked', async () => {
  const only = ['addTagsBatch', 'unbindEnterprise'] as const
  const values = await initValues(optionsOf(gateway, { only }))
  expect(values).toEqual({ addTagsBatch: { body: { tagIds: [expect.any(String) as string] } } })
})

test('what clears data is called only with values of its own, and else the report says why not', async () => {
  const only = ['deleteAllTags']
  const unasked = await run({ only, write: true })
  expect(unasked.coverage.get('deleteAllTags')).toMatchObject({
    succeeded: false,
    note: expect.stringContaining('须用 --values 给出值') as string,
  })
  const asked = await run({ only, write: true, values: { deleteAllTags: {} } })
  expect(asked.findings).toEqual([])
  expect(asked.coverage.get('deleteAllTags')?.succeeded).toBe(true)
})

/** Replies to one operation as a proxy does that has a page of its own. */
const withPage = (operationId: string, status: number): Defect => ({
  id: `a page in place of ${operationId}`,
  group: 'http',
  operationId,
  reply: (returning, passing) => {
    if (passing.operationId !== operationId) return
    const page = { status, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>nginx</h1>') }
    Object.assign(returning, page)
  },
  probe: async () => false,
})

test('a page of a proxy in place of an operation is a finding there, and the check goes on', async () => {
  gateway.have([withPage('checkToken', 404), withPage('listPolicies', 200)])
  const { findings, coverage } = await run({ only: ['checkToken', 'listPolicies', 'countPolicies'] })
  expect(new Set(findings.map(({ operationId }) => operationId))).toEqual(new Set(['checkToken', 'listPolicies']))
  expect(coverage.get('countPolicies')?.succeeded).toBe(true)
  expect(coverage.get('listPolicies')).toMatchObject({ succeeded: false, note: '应答不是 JSON（text/html）' })
  // Its laws have nothing to hold, and must not take a page for a success.
  expect(findings.filter(({ actual }) => actual === '成功应答')).toEqual([])
})

test('a gateway is none only when others of its operations have no envelope either, whichever are checked', async () => {
  const broken: Defect = {
    ...withPage('getTenantInfo', 500),
    reply: (returning, passing) => {
      if (passing.operationId === 'getTenantInfo') Object.assign(returning, jsonReply({ message: 'down' }, 500))
    },
  }
  gateway.have([broken])
  expect((await run({ only: ['listMessages'] })).coverage.get('listMessages')?.succeeded).toBe(true)
})

test('a fault of the check itself loses nothing of what the rest of it finds', async () => {
  const troubles: string[] = []
  const done = await run({
    only: ['listNotices', 'countPolicies'],
    onExchange: ({ question }) => {
      if (question.operation.operationId === 'listNotices') throw new TypeError('undefined is not a list')
    },
    onTrouble: (where) => troubles.push(where),
  })
  expect(troubles[0]).toBe('有效请求 listNotices')
  expect(done.coverage.get('countPolicies')?.succeeded).toBe(true)
  expect(reportOf(done, new Date()).isComplete).toBe(false)
})

test('what another member is shown is not looked for in the first one’s lists', async () => {
  const { store } = gateway.seeded.gateway
  const stranger = store.users.all().find(({ loginName }) => loginName === 'member03')
  const [session] = store.sessions.by('accessToken', gateway.tokens.stranger)
  store.sessions.update(session?.id ?? '', { userId: stranger?.id ?? '' })
  const { findings } = await run({
    only: ['getCurrentUser', 'listMyEnterprises'],
    otherToken: gateway.tokens.stranger,
  })
  expect(findings).toEqual([])
})

test('a token that the gateway does not know stops the check instead of passing for refusals', async () => {
  await expect(run({ token: 'nobody', only: ['countPolicies'] })).rejects.toThrow('网关不接受 GATEWAY_TOKEN')
})

test.each([
  {
    what: 'answers HTML',
    says: '不像是网关',
    answer: ((_, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')) as RequestListener,
  },
  {
    what: 'redirects',
    says: '转到别处',
    answer: ((_, reply) => void reply.writeHead(302, { location: '/login' }).end()) as RequestListener,
  },
  {
    what: 'has another prefix',
    says: '请检查地址、路径前缀',
    answer: ((_, reply) =>
      void reply.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no route"}')) as RequestListener,
  },
  {
    what: 'is out of service',
    says: '请检查地址、路径前缀',
    answer: ((_, reply) =>
      void reply.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"down"}')) as RequestListener,
  },
  { what: 'hangs', says: '没有完整的应答', answer: (() => {}) as RequestListener },
  {
    what: 'never ends',
    says: '没有应答',
    answer: ((_, reply) => {
      const more = (): void => void (reply.destroyed || reply.write(Buffer.alloc(65_536, 32), () => setImmediate(more)))
      reply.writeHead(200, { 'content-type': 'application/json' })
      more()
    }) as RequestListener,
  },
])('a gateway that $what cannot be asked, and a sentence says so', { timeout: limitMs }, async ({ answer, says }) => {
  await withServer(answer, async (url) => {
    await expect(run({ gateway: url, timeoutMs: 2000 })).rejects.toThrow(says)
  })
})

test('a gateway that is down cannot be asked', async () => {
  await expect(run({ gateway: new URL('http://127.0.0.1:9') })).rejects.toThrow('没有应答')
})
