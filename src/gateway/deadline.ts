/** §7: the default time-out of a request, in milliseconds. */
export const requestTimeout = 20_000

/** The reason a request is aborted with when its time is up. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
}

/**
 * Runs `work` with a signal that aborts after `milliseconds`, or when the caller's own signal does. The work may
 * restart the timer whenever it makes progress. Rejects with DeadlineExceeded, with the reason of the caller's signal,
 * or with what `work` throws.
 */
export async function withDeadline<Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, renew: () => void) => Promise<Value>,
): Promise<Value> {
  const deadline = new AbortController()
  const start = () => setTimeout(() => deadline.abort(new DeadlineExceeded()), milliseconds)
  let timer = start()
  const renew = () => {
    clearTimeout(timer)
    timer = start()
  }
  try {
    return await work(signal === undefined ? deadline.signal : AbortSignal.any([signal, deadline.signal]), renew)
  } catch (error) {
    // fetch and body readers report an abort in several ways; the signals know the reason.
    signal?.throwIfAborted()
    deadline.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
