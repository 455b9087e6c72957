import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handlers } from '#mocks/handler/handlers.ts'
import type { OperationId } from '#gateway/generated/operations.ts'
import { arrangements } from './arrangements.ts'
import { operations, startSeededGateway, type SeededGateway } from './seededGateway.ts'

/** A busy machine takes its time to load the contract. */
const startLimitMs = 60_000

const handled = Object.keys(handlers) as OperationId[]
const withParameters = operations
  .filter(({ operationId }) => handled.includes(operationId as OperationId))
  .filter(({ parameters, requestBody }) => requestBody !== undefined || parameters.some(({ required }) => required))

let seeded: SeededGateway

beforeAll(async () => {
  seeded = await startSeededGateway()
}, startLimitMs)
afterAll(() => seeded.gateway.close())
beforeEach(() => seeded.reset())

test.each(handled)('%s answers its example request with success, by the contract', async (operationId) => {
  const given = await arrangements[operationId]?.(seeded)
  const response = await seeded.request(operationId, given)
  const text = await response.text()
  expect(seeded.gateway.drifts).toEqual([])
  expect(response.status).toBe(200)
  expect(text).not.toBe('')
  // A business error here means that the request needs an arrangement in arrangements.ts.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  expect(isJson ? JSON.parse(text) : { returnCode: '200' }).toMatchObject({ returnCode: '200' })
})

test.each(withParameters.map(({ operationId }) => operationId))(
  '%s refuses a request without what it requires, by the contract',
  async (operationId) => {
    const operation = operations.find((candidate) => candidate.operationId === operationId)!
    const required = operation.parameters.filter((parameter) => parameter.required === true)
    const missing = Object.fromEntries(required.map(({ name, in: place }) => [name, place === 'path' ? '*' : '']))
    const response = await seeded.request(operationId, { parameters: missing, body: null })
    expect(seeded.gateway.drifts).toEqual([])
    expect([200, 400, 404]).toContain(response.status)
    expect(await response.json()).toMatchObject({ returnCode: expect.stringMatching(/^(3000|400|404)$/) as string })
  },
)
