import { expect, test } from 'vitest'
import { defects } from './defects.ts'
import { gatewayOfFile, limitMs } from './gatewayOfFile.ts'
import { batched, isReal, missedOf } from './score.ts'

const gateway = await gatewayOfFile()

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
