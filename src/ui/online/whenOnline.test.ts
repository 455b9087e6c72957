import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenOnline } from './whenOnline.ts'

let browser: { onLine: boolean }
let events: EventTarget

function comeBack() {
  browser.onLine = true
  events.dispatchEvent(new Event('online'))
}

beforeEach(() => {
  vi.stubEnv('SSR', false)
  browser = { onLine: true }
  events = new EventTarget()
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('offline nothing is loaded until the connection is back', async () => {
  browser.onLine = false
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('页面'))
  const loaded = whenOnline(load)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  comeBack()
  await expect(loaded).resolves.toBe('页面')
})

test('a load interrupted by a lost connection is repeated; a failure while online is final', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => {
      browser.onLine = false
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    })
    .mockResolvedValueOnce('页面')
    .mockRejectedValueOnce(new TypeError('gone'))
  const loaded = whenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  comeBack()
  await expect(loaded).resolves.toBe('页面')
  await expect(whenOnline(load)).rejects.toThrow('gone')
})
