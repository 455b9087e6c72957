/** The lock of whoever changes the tokens. Tabs of one browser share the session's cookies. */
const LOCK = 'txqyfw_renewal'

/** None outside a secure context; there the work runs at once. */
const locks = () => globalThis.navigator?.locks as LockManager | undefined

/** Runs the renewal when no other tab renews or ends the session. */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return locks()?.request(LOCK, work) ?? work()
}

/**
 * Runs the end of a session: other tabs renew no tokens meanwhile. Theirs would be refused once the gateway has ended
 * the session, and while the cookies still show it, that looks like a session that was lost. It waits for nobody: a
 * renewal that is under way learns of the end from the cookies.
 */
export async function withoutRenewals<Result>(work: () => Promise<Result>): Promise<Result> {
  return locks()?.request(LOCK, { ifAvailable: true }, work) ?? work()
}
