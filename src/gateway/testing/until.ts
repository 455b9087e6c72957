import { setImmediate } from 'node:timers/promises'

/** Longest wait for a condition, in ms of real time: enough for a busy machine, within a test's time limit. */
const patience = 20_000

/** Lets sockets and promises proceed until the condition holds. Faked timers do not advance. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + patience
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${condition.toString()}`)
    await setImmediate()
  }
}
