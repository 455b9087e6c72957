import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown, sendLabel } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('4-07 9-03 the countdown runs from 30 s to 0, one second at a time', () => {
  const countdown = createCountdown()
  const seen: number[] = []
  countdown.subscribe(() => seen.push(countdown.secondsLeft()))
  expect(countdown.secondsLeft()).toBe(0)

  countdown.start()
  vi.advanceTimersByTime(60_000)

  expect(seen).toEqual(Array.from({ length: 31 }, (_, index) => 30 - index))
})

test('4-07 a tab that was asleep during the wait does not have to wait again', () => {
  const countdown = createCountdown()
  countdown.start()
  vi.setSystemTime(Date.now() + 25_000)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 25_000)

  vi.advanceTimersByTime(1000)

  expect(countdown.secondsLeft()).toBeLessThanOrEqual(5)
  vi.restoreAllMocks()
})

test('4-07 starting again starts from the beginning', () => {
  const countdown = createCountdown()
  countdown.start()
  vi.advanceTimersByTime(10_000)
  countdown.start()
  expect(countdown.secondsLeft()).toBe(30)
  vi.advanceTimersByTime(1000)
  expect(countdown.secondsLeft()).toBe(29)
})

test('4-08 the button reads 请等待（n） while waiting', () => {
  expect(sendLabel(30)).toBe('请等待（30）')
  expect(sendLabel(1)).toBe('请等待（1）')
  expect(sendLabel(0)).toBe('获取验证码')
})
