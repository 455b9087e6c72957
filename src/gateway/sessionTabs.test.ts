import { afterEach, expect, test, vi } from 'vitest'
import { cookiesShow, joinTabs } from './sessionTabs.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a tab hears what the others tell, and neither itself nor what is no change', async () => {
  const one = vi.fn<(change: string) => void>()
  const other = vi.fn<(change: string) => void>()
  const tell = joinTabs(one)
  joinTabs(other)
  const stray = new BroadcastChannel('txqyfw_session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  stray.postMessage({ anything: true })
  tell('signOut')
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith('signOut'))
  expect(other).toHaveBeenCalledOnce()
  expect(one).not.toHaveBeenCalled()
  stray.close()
})

test('a message that overtakes the cookies waits for them, but not for ever', async () => {
  vi.useFakeTimers()
  let token: string | undefined
  const told = vi.fn<(isShown: boolean) => void>()
  void cookiesShow('signIn', () => token).then(told)
  await vi.advanceTimersByTimeAsync(100)
  expect(told).not.toHaveBeenCalled()
  token = 'token'
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toHaveBeenCalledWith(true)

  void cookiesShow('signOut', () => token).then(told)
  await vi.advanceTimersByTimeAsync(1900)
  expect(told).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveBeenLastCalledWith(false)
})

test('what the cookies show already is taken at once', async () => {
  vi.useFakeTimers()
  await expect(cookiesShow('signOut', () => undefined)).resolves.toBe(true)
  await expect(cookiesShow('enterprise', () => 'token')).resolves.toBe(true)
})
