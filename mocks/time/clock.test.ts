import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MockClock } from './clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T17:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('today is the day in China, whatever the machine’s zone', () => {
  const clock = new MockClock()
  expect(clock.today()).toBe('2027-01-01')
  expect(clock.dateTime()).toBe('2027-01-01 01:30:00')
  expect(clock.day(-1)).toBe('2026-12-31')
})

test('another day keeps the time of day and goes on', () => {
  const clock = new MockClock()
  clock.setToday('2024-02-29')
  expect(clock.dateTime()).toBe('2024-02-29 01:30:00')
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(clock.today()).toBe('2024-03-01')
})

test('the real day comes back', () => {
  const clock = new MockClock()
  clock.setToday('2024-02-29')
  clock.setToday(undefined)
  expect(clock.today()).toBe('2027-01-01')
})
