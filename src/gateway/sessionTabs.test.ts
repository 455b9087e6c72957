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
  const told = vi.fn<(change: string) => void>()
  void cookiesShow('signIn', () => token).then(() => told('signIn'))
  await vi.advanceTimersByTimeAsync(100)
  expect(told).not.toHaveBeenCalled()
  token = 'token'
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toHaveBeenCalledWith('signIn')

  void cookiesShow('signOut', () => token).then(() => told('signOut'))
  await vi.advanceTimersByTimeAsync(1900)
  expect(told).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveBeenLastCalledWith('signOut')
})

test('what the cookies show already is taken at once', async () => {
  vi.useFakeTimers()
  await expect(cookiesShow('signOut', () => undefined)).resolves.toBeUndefined()
  await expect(cookiesShow('enterprise', () => 'token')).resolves.toBeUndefined()
})
