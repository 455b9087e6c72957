import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effectOf } from '../../scripts/conformance/effects.ts'
import { countBreaches, printReport } from '../../scripts/conformance/printReport.ts'
import { runConformance, type ConformanceReport } from '../../scripts/conformance/run.ts'
import { operations as table, type OperationId } from '../../src/gateway/generated/operations.ts'
import { contract, startSeededGateway, type SeededGateway } from './seededGateway.ts'

/** A busy machine takes its time to load the contract, and then to call every operation. */
const limitMs = 240_000

const all = Object.keys(table) as OperationId[]
let seeded: SeededGateway

beforeAll(async () => {
  seeded = await startSeededGateway()
}, limitMs)
afterAll(() => seeded.gateway.close())

function check(gateway: string, only: readonly OperationId[], signedIn = true): Promise<ConformanceReport> {
  return runConformance({
    document: contract,
    gateway: new URL(gateway),
    tenantHost: 'portal.example.gov.cn',
    token: signedIn ? seeded.authorization.replace('Bearer ', '') : undefined,
    values: {},
    only,
    write: false,
  })
}

/** The gateway behind something that changes requests and replies on their way. */
async function behind(
  defect: { request?: (url: URL, headers: Record<string, string>) => void; reply?: (url: URL, text: string) => string },
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const pass = async (incoming: IncomingMessage) => {
    const url = new URL(incoming.url ?? '/', seeded.origin)
    const { authorization, 'tenant-host': tenantHost } = incoming.headers
    const headers = {
      ...(authorization === undefined ? {} : { authorization }),
      ...(typeof tenantHost === 'string' ? { 'tenant-host': tenantHost } : {}),
    }
    defect.request?.(url, headers)
    const reply = await fetch(url, { headers })
    const text = await reply.text()
    return { status: reply.status, text: defect.reply?.(url, text) ?? text }
  }
  const server = createServer((incoming, outgoing) => {
    void pass(incoming).then(({ status, text }) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a gateway that keeps the contract passes, and nothing on it is changed', { timeout: limitMs }, async () => {
  const before = seeded.gateway.store.demands.all().length
  const report = await check(seeded.origin, all)
  expect(printReport(report)).toContain('与契约不符的接口 0 个')
  expect(countBreaches(report)).toBe(0)
  expect(report.operations.flatMap(({ request }) => request)).toEqual([])
  const called = report.operations.filter(({ outcome }) => outcome !== 'skipped').map(({ operationId }) => operationId)
  expect(called.filter((id) => effectOf(id) !== 'reads')).toEqual([])
  // Nearly all of what only reads has been seen to succeed.
  const succeeded = report.operations.filter(({ outcome }) => outcome === 'success').length
  expect(succeeded).toBeGreaterThan(all.filter((id) => effectOf(id) === 'reads').length * 0.95)
  expect(report.lawsChecked).toBeGreaterThan(100)
  expect(seeded.gateway.store.demands.all()).toHaveLength(before)
})

test('without a token only public operations are called, and the others have to refuse', async () => {
  const { operations, lawsChecked, lawBreaches } = await check(seeded.origin, ['countPolicies', 'listMessages'], false)
  expect(operations.map(({ operationId, outcome }) => [operationId, outcome])).toEqual([
    ['countPolicies', 'success'],
    ['listMessages', 'skipped'],
  ])
  expect(lawsChecked).toBe(1)
  expect(lawBreaches).toEqual([])
})

test('a reply with a wrong type is found by both validators, with its place', async () => {
  const reply = (url: URL, text: string) =>
    url.pathname.endsWith('/policyCount') ? text.replace(/"total":(\d+)/, '"total":"$1"') : text
  await behind({ reply }, async (origin) => {
    const report = await check(origin, ['countPolicies', 'countDemands'])
    expect(countBreaches(report)).toBe(1)
    const [found] = report.operations
    expect(found).toMatchObject({ operationId: 'countPolicies', outcome: 'broken' })
    expect(found?.detail).toContain('breaks the contract')
    expect(found?.response.map(({ where }) => where)).toEqual(['body.data.total'])
    expect(printReport(report)).toContain('`body.data.total`')
  })
})

test.each([
  {
    defect: 'answers members without a token',
    request: (_: URL, headers: Record<string, string>) => {
      headers['authorization'] = seeded.authorization
    },
    operationId: 'countUnreadMessages' as const,
    law: '401',
  },
  {
    defect: 'pays no heed to the size of a page',
    request: (url: URL) => url.searchParams.delete('size'),
    operationId: 'listNotices' as const,
    law: '分页',
  },
  {
    defect: 'shows the same record on every page',
    reply: (url: URL, text: string) =>
      url.pathname.includes('/notice/') ? text.replaceAll(/"id":"[^"]+"/g, '"id":"same"') : text,
    operationId: 'listNotices' as const,
    law: '分页',
  },
  {
    defect: 'takes a request without what it requires',
    request: (url: URL) => url.searchParams.set('typeCode', 'PO_TECHNICAL'),
    operationId: 'listDictValues' as const,
    law: '必填参数 typeCode',
  },
])('a gateway that $defect breaks a law', async ({ request, reply, operationId, law }) => {
  await behind({ ...(request && { request }), ...(reply && { reply }) }, async (origin) => {
    const { lawBreaches } = await check(origin, [operationId])
    expect(lawBreaches).toHaveLength(1)
    expect(lawBreaches[0]).toMatchObject({ operationId, law: expect.stringContaining(law) as string })
  })
})

test('a token that the gateway does not know stops the check instead of passing for refusals', async () => {
  const unknown = runConformance({
    document: contract,
    gateway: new URL(seeded.origin),
    tenantHost: 'portal.example.gov.cn',
    token: 'nobody',
    values: {},
    only: ['countPolicies'],
    write: false,
  })
  await expect(unknown).rejects.toThrow('does not take GATEWAY_TOKEN')
})
