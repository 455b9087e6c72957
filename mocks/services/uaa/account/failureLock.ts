import { loginFormQuota, loginFormTerms } from '#gateway/generated/fields/LoginForm.ts'
import { fail } from '#mocks/handler/handler.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'

const maxFailures = loginFormQuota.failures.most
const lockMinutes = loginFormTerms.locked.seconds / 60

interface LockContext {
  store: Store
  clock: Clock
}

/** Ends with 4003 and the remaining minutes while the key is locked. */
export function refuseWhileLocked({ store, clock }: LockContext, key: string): void {
  const failures = store.failures.get(key)
  if (failures === undefined || failures.lockedUntil === 0) return
  const remainingMs = failures.lockedUntil - clock.now().getTime()
  if (remainingMs <= 0) store.failures.remove(key)
  else failLocked(Math.ceil(remainingMs / 60_000))
}

/** Counts a failure and ends the handler with it. The last allowed failure in a row locks the key. */
export function failCounted(
  { store, clock }: LockContext,
  key: string,
  returnCode: string,
  errorMessage: string,
): never {
  const count = (store.failures.get(key)?.count ?? 0) + 1
  const locks = count >= maxFailures
  const lockedUntil = locks ? clock.now().getTime() + lockMinutes * 60_000 : 0
  if (store.failures.update(key, { count, lockedUntil }) === undefined) {
    store.failures.insert({ id: key, count, lockedUntil })
  }
  if (locks) failLocked(lockMinutes)
  return fail(returnCode, errorMessage)
}

export function clearFailures({ store }: LockContext, key: string): void {
  store.failures.remove(key)
}

function failLocked(minutes: number): never {
  return fail('4003', `错误次数过多，已锁定，请 ${minutes} 分钟后再试`)
}
