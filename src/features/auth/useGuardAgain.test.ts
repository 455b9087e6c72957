import { expect, test, vi } from 'vitest'
import { requestCookies } from '#gateway/cookies.ts'
import { createSession } from '#gateway/session.ts'
import { guardAgain } from './useGuardAgain.ts'

test.for([
  ['is guarded again without its cookies', '', 1],
  ['starts with them', 'txqyfw_access_token=abc', 0],
] as const)('a personal page %s', ([, cookies, times]) => {
  const invalidate = vi.fn<() => Promise<void>>(() => Promise.resolve())
  guardAgain(createSession(requestCookies(cookies, () => {})), { invalidate })
  expect(invalidate).toHaveBeenCalledTimes(times)
})
