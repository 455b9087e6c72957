/**
 * Runs the work when no other tab of this browser is running such work, because tabs share the session's cookies. Runs
 * at once where the browser has no locks, as outside a secure context.
 */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks === undefined ? work() : locks.request('txqyfw_renewal', work)
}
