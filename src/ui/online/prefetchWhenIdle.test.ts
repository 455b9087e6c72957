import { afterEach, expect, test, vi } from 'vitest'
import { prefetchWhenIdle } from './prefetchWhenIdle.ts'

afterEach(() => vi.unstubAllGlobals())

test('9-27 a prefetch waits for an idle moment, 2000 ms at most', () => {
  const idle: { run: () => void; timeout: number | undefined }[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout: number }) =>
    idle.push({ run, timeout: options?.timeout }),
  )
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('offline'))
  prefetchWhenIdle(load)
  expect(load).not.toHaveBeenCalled()
  expect(idle.map(({ timeout }) => timeout)).toEqual([2000])
  idle[0]?.run()
  expect(load).toHaveBeenCalledTimes(1)
})

test('nothing is prefetched for visitors who save data', () => {
  const idle = vi.fn<() => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchWhenIdle(() => Promise.resolve())
  expect(idle).not.toHaveBeenCalled()
})
