import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canReloadFor, isMissingChunk, reloadOnce } from './missingChunk.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

test.each([
  'Unable to preload CSS for /assets/a-1.css',
  'Failed to fetch dynamically imported module: http://localhost/assets/a-1.js',
  'error loading dynamically imported module: http://localhost/assets/a-1.js',
  'Importing a module script failed.',
])('4-69 8-38 %s: the page reloads once', (message) => {
  expect(canReloadFor(new Error(message))).toBe(true)
  reloadOnce()
  expect(reload).toHaveBeenCalledOnce()
  expect(canReloadFor(new Error(message))).toBe(false)
})

test('4-69 8-38 a file missing after a later release reloads the page again', () => {
  reloadOnce()
  vi.advanceTimersByTime(61_000)
  expect(canReloadFor(new Error('Unable to preload CSS for /assets/b-1.css'))).toBe(true)
})

test('offline the page is not reloaded: the browser could not load it again', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(canReloadFor(new Error('Importing a module script failed.'))).toBe(false)
})

test('a missing file may be the cause of a failed call', () => {
  const cause = new TypeError('Importing a module script failed.')
  expect(isMissingChunk(new Error('服务器连接失败', { cause }))).toBe(true)
})

test('any other failure is left to the error screen', () => {
  expect(isMissingChunk(new Error('x is undefined'))).toBe(false)
  expect(isMissingChunk(new Error('服务器连接失败', { cause: new TypeError('Failed to fetch') }))).toBe(false)
  expect(canReloadFor(new Error('x is undefined'))).toBe(false)
})
