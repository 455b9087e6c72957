import { afterEach, expect, test, vi } from 'vitest'
import { cookiesShow, joinTabs, type ToldChange } from './sessionTabs.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a tab hears what other tabs announce, but not its own announcements or unchanged state', async () => {
  const one = vi.fn<(told: ToldChange) => void>()
  const other = vi.fn<(told: ToldChange) => void>()
  const tell = joinTabs(one)
  joinTabs(other)
  const stray = new BroadcastChannel('txqyfw_session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  stray.postMessage({ anything: true })
  tell({ change: 'signOut' })
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith({ change: 'signOut' }))
  expect(other).toHaveBeenCalledOnce()
  expect(one).not.toHaveBeenCalled()
  stray.close()
})

test('a message that arrives before the cookies change waits for them, but not for ever', async () => {
  vi.useFakeTimers()
  let token: string | undefined
  const session = { accessToken: () => token, enterprise: () => undefined }
  const told = vi.fn<(isShown: boolean) => void>()
  void cookiesShow({ change: 'signIn' }, session).then(told)
  await vi.advanceTimersByTimeAsync(100)
  expect(told).not.toHaveBeenCalled()
  token = 'token'
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toHaveBeenCalledWith(true)

  void cookiesShow({ change: 'signOut' }, session).then(told)
  await vi.advanceTimersByTimeAsync(1900)
  expect(told).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveBeenLastCalledWith(false)
})

test('a change that the cookies already show is adopted at once', async () => {
  vi.useFakeTimers()
  const nobody = { accessToken: () => undefined, enterprise: () => undefined }
  await expect(cookiesShow({ change: 'signOut' }, nobody)).resolves.toBe(true)
  const somebody = { accessToken: () => 'token', enterprise: () => 'en-2' }
  await expect(cookiesShow({ change: 'enterprise', enterprise: 'en-2' }, somebody)).resolves.toBe(true)
})

test("a switch of the enterprise waits for that enterprise's cookie", async () => {
  vi.useFakeTimers()
  let enterprise = 'en-1'
  const told = vi.fn<(isShown: boolean) => void>()
  const session = { accessToken: () => 'token', enterprise: () => enterprise }
  void cookiesShow({ change: 'enterprise', enterprise: 'en-2' }, session).then(told)
  await vi.advanceTimersByTimeAsync(100)
  expect(told).not.toHaveBeenCalled()
  enterprise = 'en-2'
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toHaveBeenCalledWith(true)
})
