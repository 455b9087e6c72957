import { expect, test } from 'vitest'
import { currentBatch, daysUntil, declarationText, remainingOf, remainingText } from './declarationText.ts'

test('2.7-15 declaration times are shown from the first to the last day', () => {
  expect(declarationText({ start: '2026-03-10', end: '2026-04-30' })).toBe('2026-03-10 至 2026-04-30')
  expect(declarationText({ start: '2026-01-01', end: null })).toBe('2026-01-01 起，常年受理')
})

test('days are counted across the ends of months', () => {
  expect(daysUntil('2026-03-01', '2026-02-27')).toBe(2)
  expect(daysUntil('2026-02-27', '2026-03-01')).toBe(-2)
})

test('the remaining time counts to the last day and ends with it', () => {
  expect(remainingText('2026-03-22', '2026-03-10')).toBe('剩 12 天')
  expect(remainingText('2026-03-10', '2026-03-10')).toBe('今天截止')
  expect(remainingText('2026-03-09', '2026-03-10')).toBeUndefined()
  expect(remainingText(null, '2026-03-10')).toBeUndefined()
})

test('a batch that has not begun says when it will', () => {
  const batch = { start: '2026-03-10', end: '2026-04-30' }
  expect(remainingOf(batch, '2026-03-09')).toBe('1 天后开始')
  expect(remainingOf(batch, '2026-03-10')).toBe('剩 51 天')
})

test('of several batches the open one counts, else the next, else the last', () => {
  const first = { start: '2026-01-01', end: '2026-02-28' }
  const second = { start: '2026-04-01', end: '2026-05-31' }
  const third = { start: '2026-08-01', end: '2026-09-30' }
  const batches = [third, first, second]
  expect(currentBatch(batches, '2026-02-28')).toBe(first)
  expect(currentBatch(batches, '2026-03-01')).toBe(second)
  expect(currentBatch(batches, '2026-12-01')).toBe(third)
  expect(currentBatch([], '2026-12-01')).toBeUndefined()
})
