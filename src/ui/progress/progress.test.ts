import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('4-63 9-05 the bar starts after 200 ms, and a shorter load never shows it', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(199)
  expect(progress.phase()).toBe('hidden')
  progress.finish(false)
  vi.advanceTimersByTime(200)
  expect(progress.phase()).toBe('hidden')

  progress.start()
  vi.advanceTimersByTime(200)
  expect(progress.phase()).toBe('running')
})

test('4-65 9-07 the bar hides 500 ms after it has finished', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(200)
  progress.finish(false)
  vi.advanceTimersByTime(499)
  expect(progress.phase()).toBe('finished')
  vi.advanceTimersByTime(1)
  expect(progress.phase()).toBe('hidden')
})

test('2.3-88 a failed load is shown, even one that fails at once', () => {
  const progress = createProgress()
  progress.start()
  progress.finish(true)
  expect(progress.phase()).toBe('failed')
  vi.advanceTimersByTime(500)
  expect(progress.phase()).toBe('hidden')
})

test('a load that follows at once keeps the bar from hiding', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(200)
  progress.finish(false)
  progress.start()
  vi.advanceTimersByTime(500)
  expect(progress.phase()).toBe('running')
})
