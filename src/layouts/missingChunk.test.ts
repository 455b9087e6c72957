import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForMissingStyles } from './missingChunk.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', { location: { reload } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('4-69 8-38 a missing file of a former release reloads the page, once for each file', () => {
  expect(reloadForMissingStyles(new Error('Unable to preload CSS for /assets/a-1.css'))).toBe(true)
  expect(reloadForMissingStyles(new Error('Unable to preload CSS for /assets/a-1.css'))).toBe(false)
  expect(reloadForMissingStyles(new Error('Unable to preload CSS for /assets/b-1.css'))).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('any other failure is left to the error screen', () => {
  expect(reloadForMissingStyles(new Error('x is undefined'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
