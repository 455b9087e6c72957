import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handlers } from '#mocks/handler/handler.ts'
import { operations, startSeededGateway, type SeededGateway } from './seededGateway.ts'

/** A busy machine takes its time to load the contract. */
const startLimitMs = 60_000

/** Every named example of every reply in the contract. */
const examples = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).flatMap(([status, { content = {} }]) => {
    const [media] = Object.values(content)
    return Object.entries(media?.examples ?? {}).map(([name, { value }]) => ({ operationId, status, name, value }))
  }),
)

let seeded: SeededGateway
let drifting: SeededGateway

beforeAll(async () => {
  seeded = await startSeededGateway()
  // The payload of no operation has this field, so each of these replies breaks the contract.
  const wrong = operations.map(({ operationId }) => [operationId, () => ({ undocumented: true })])
  drifting = await startSeededGateway({ handlers: Object.fromEntries(wrong) as Handlers })
}, startLimitMs)
afterAll(async () => {
  await seeded.gateway.close()
  await drifting.gateway.close()
})

test.each(examples)('$operationId serves its example $status $name', async ({ operationId, status, name, value }) => {
  const prefer = `code=${status}, example=${name}`
  const response = await seeded.request(operationId, {}, { prefer })
  const text = await response.text()
  expect(response.status).toBe(Number(status))
  expect(response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text).toEqual(value)
  expect(seeded.gateway.drifts).toEqual([])
})

test.each(operations.map(({ operationId }) => operationId))(
  '%s is refused when its reply has an undocumented field',
  async (operationId) => {
    const response = await drifting.request(operationId)
    expect(response.status).toBe(500)
    expect(drifting.gateway.drifts.at(-1)).toMatchObject({ operationId })
  },
)
