import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { check } from '#scripts/conformance/check.ts'
import type { Exchange } from '#scripts/conformance/gateway/exchange.ts'
import { initValues } from '#scripts/conformance/init.ts'
import type { Person } from '#scripts/conformance/person.ts'
import { assertValues, readValues } from '#scripts/conformance/ownValues.ts'
import type { Run, RunOptions } from '#scripts/conformance/run.ts'
import { startDefectiveGateway, type DefectiveGateway } from '../conformance/defectiveGateway.ts'
import { optionsOf } from '../conformance/options.ts'
import { contract } from './seededGateway.ts'

/** A busy machine takes its time to load the contract. */
const limitMs = 240_000

let gateway: DefectiveGateway

beforeAll(async () => {
  gateway = await startDefectiveGateway()
}, limitMs)
beforeEach(() => gateway.have([]))
afterAll(() => gateway.close())

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
