/**
 * Runs the work once no other tab of this browser runs such: they share the session's cookies. At once where the browser
 * cannot say, as outside a secure context.
 */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks === undefined ? work() : locks.request('txqyfw_renewal', work)
}
