import { expect, test } from 'vitest'
import { statusLabels } from './statusLabels.ts'

const words = { DRAFT: '草稿', AUDITING: '审核中', EXPIRED: '已过期' }

test('the states are offered with their counts; empty ones only when chosen', () => {
  const counts = [{ status: 'DRAFT' as const, count: 2 }]
  expect(statusLabels(words, counts, undefined)).toEqual({ DRAFT: '草稿 2' })
  expect(statusLabels(words, counts, 'EXPIRED')).toEqual({ DRAFT: '草稿 2', EXPIRED: '已过期 0' })
})

test('until the counts are known every state is offered', () => {
  expect(statusLabels(words, undefined, undefined)).toBe(words)
})
