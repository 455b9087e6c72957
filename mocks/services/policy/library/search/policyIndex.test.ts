import { expect, test, vi } from 'vitest'
import { createTestGateway } from '#mocks/testing/testGateway.ts'
import { buildPolicyIndexInIdleTime } from './policyIndex.ts'
import { relevance } from './relevance.ts'

test('a search that comes while the index is being built finds everything', () => {
  const whole = relevance('补贴', createTestGateway().store)
  const { store } = createTestGateway()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  buildPolicyIndexInIdleTime(store)
  // The first of several slices.
  vi.advanceTimersToNextTimer()
  vi.useRealTimers()
  expect(relevance('补贴', store)).toEqual(whole)
})

test('a key of the index is not mistaken for what was typed', () => {
  const { store } = createTestGateway()
  // The index's encoding of 高.
  expect(relevance('JKNI', store).size).toBe(0)
  expect(relevance('jkni', store).size).toBe(0)
})
