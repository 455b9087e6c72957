import { expect, test, vi } from 'vitest'
import { joinTabs } from './sessionTabs.ts'

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
