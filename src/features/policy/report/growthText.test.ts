import { expect, test } from 'vitest'
import { heldTiers, reachedText } from './growthText.ts'

test('only the next level can be applied for; a later one requires the title before it', () => {
  expect(reachedText({ state: 'NEXT' })).toContain('可对照办法申报')
  expect(reachedText({ state: 'LATER' })).toContain('取得前一级称号以后')
  expect(reachedText({ state: 'LATER' })).not.toContain('可对照办法申报')
  expect(reachedText({ state: 'HELD' })).toBeUndefined()
})

test('the levels held are named', () => {
  const steps = (['HELD', 'NEXT', 'LATER'] as const).map((state, index) => ({
    tier: `第${index + 1}级`,
    state,
    gaps: [],
  }))
  expect([...heldTiers(steps)]).toEqual(['第1级'])
})
