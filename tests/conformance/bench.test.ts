import { afterAll, beforeAll, expect, test } from 'vitest'
import { defects } from './defects.ts'
import { startDefectiveGateway, type DefectiveGateway } from './defectiveGateway.ts'
import { batched, isReal, missedOf } from './score.ts'

/** A busy machine takes its time to load the contract, and then to call many operations. */
const limitMs = 240_000

let gateway: DefectiveGateway

beforeAll(async () => {
  gateway = await startDefectiveGateway()
}, limitMs)
afterAll(() => gateway.close())

/** Twenty of the defects, some of each group. They begin where there are none of those that the check misses. */
const sample = defects.filter((_, index) => index % 165 === 21)

test.each(
  batched(sample).map((batch) => ({
    batch,
    ids: batch.map(({ operationId, id }) => `${operationId} (${id})`).join(', '),
  })),
)('finds the seeded defects of $ids', { timeout: limitMs }, async ({ batch }) => {
  for (const defect of batch) expect([defect.id, await isReal(gateway, defect)]).toEqual([defect.id, true])
  expect((await missedOf(gateway, batch)).map(({ id }) => id)).toEqual([])
})
