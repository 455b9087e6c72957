import type { Entry } from 'har-format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChecker, type Observed } from '#mocks/record/check.ts'
import { createRecorder, type Recorder } from '#mocks/record/recorder.ts'
import type { OperationId } from '#gateway/generated/operations.ts'
import { arrangements } from './arrangements.ts'
import { contract, operations, startSeededGateway, type SeededGateway } from './seededGateway.ts'
import { validRequest } from '#scripts/conformance/validRequest.ts'

/** A busy machine takes its time to load the contract, and then to call every operation. */
const limitMs = 240_000

let seeded: SeededGateway
let recorder: Recorder
const entries: Entry[] = []

// A gateway that keeps the contract, recorded while every operation is called once.
beforeAll(async () => {
  seeded = await startSeededGateway()
  recorder = createRecorder({
    document: contract,
    upstream: new URL(seeded.origin),
    onEntry: (entry) => entries.push(entry),
    onTrouble: () => {},
  })
  const proxy = await recorder.listen(0, '127.0.0.1')
  for (const operation of operations) {
    const given = await arrangements[operation.operationId as OperationId]?.(seeded)
    const { target, init } = validRequest(contract, operation, given)
    const headers = { ...init.headers, authorization: seeded.authorization }
    await (await fetch(proxy + target, { ...init, headers })).arrayBuffer()
    if (operation.method !== 'GET' || given !== undefined) seeded.reset()
  }
}, limitMs)
afterAll(async () => {
  await recorder.close()
  await seeded.gateway.close()
})

/** The exchange as a reader of the archive finds it. */
function observedFrom({ request, response }: Entry): Observed {
  const flat = (headers: { name: string; value: string }[]) =>
    headers
      .filter(({ name }) => !/^(content-encoding|content-length)$/i.test(name))
      .flatMap(({ name, value }) => [name, value])
  return {
    method: request.method,
    target: request.url.replace(seeded.origin, ''),
    rawHeaders: flat(request.headers),
    body: Buffer.from(request.postData?.text ?? ''),
    reply: {
      status: response.status,
      statusText: response.statusText,
      httpVersion: response.httpVersion,
      rawHeaders: flat(response.headers),
      body: Buffer.from(response.content.text ?? ''),
      timings: { wait: 0, receive: 0 },
    },
  }
}

test('a gateway that keeps the contract gives no finding in any operation', async () => {
  const { operations: seen, undocumented, unseen, failures } = await recorder.report()
  const findings = seen.flatMap(({ operationId, request, response }) =>
    [...request, ...response].map(({ where, message }) => `${operationId} ${where} ${message}`),
  )
  expect({ findings, undocumented, unseen, failures }).toEqual({
    findings: [],
    undocumented: [],
    unseen: [],
    failures: 0,
  })
})

test('what was masked in the archive still fits the contract', { timeout: limitMs }, async () => {
  await recorder.report()
  const check = createChecker(contract)
  const findings: string[] = []
  // Files are not in the archive.
  for (const entry of entries.filter(({ request }) => request.postData?.params === undefined)) {
    const { request, response } = await check(observedFrom(entry))
    const hasText = entry.response.content.text !== undefined
    const breaches = [...request, ...(hasText ? response : [])]
    findings.push(
      ...breaches.map(({ where, message, value }) => `${entry.comment} ${where} ${message}: ${JSON.stringify(value)}`),
    )
  }
  expect(findings).toEqual([])
  // The number of the member who is signed in.
  expect(JSON.stringify(entries)).not.toContain('13800000001')
  expect(JSON.stringify(entries)).toContain('13000000000')
  expect(entries.length).toBeGreaterThanOrEqual(operations.length)
})
