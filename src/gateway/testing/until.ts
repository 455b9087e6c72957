import { setImmediate } from 'node:timers/promises'

/** Longest wait for a condition, in milliseconds of real time: a busy machine's, and within what a test may take. */
const patience = 20_000

/** Lets sockets and promises proceed until the condition holds. The timers that tests fake are left standing. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + patience
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${condition.toString()}`)
    await setImmediate()
  }
}
