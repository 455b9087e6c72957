import { expect, test } from 'vitest'
import { runFuzz } from './fuzz.ts'
import { gatewayTarget } from './gatewayTarget.ts'

const limitMs = 180_000

test('2 000 broken requests crash nothing and get replies that match the contract', { timeout: limitMs }, async () => {
  const { requests, statuses, failures } = await runFuzz(await gatewayTarget(), 2000, 20_261_121)
  expect(failures).toEqual([])
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(requests)
  // Some are valid enough to reach a handler, some break the HTTP rules, some the tokens.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405']))
})
