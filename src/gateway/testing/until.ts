import { setImmediate } from 'node:timers/promises'

/** Longest wait for a condition, in milliseconds of real time. */
const patience = 3000

/** Lets sockets and promises proceed until the condition holds. The timers that tests fake are left standing. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + patience
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${condition.toString()}`)
    await setImmediate()
  }
}
