import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

const most = 16 * 1024 * 1024

/** Keeps V8's young generation small from now on. Loading creates much garbage, which is then collected on the way. */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Lets V8's young generation grow with the load, up to 16 MB. V8 would go on to 128 MB, which serves no more requests
 * per second. V8 reads its own option only at process start, and users of the gateway should not need to know about it.
 */
export function letYoungGenerationGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
  const collections = new PerformanceObserver(() => {
    if (youngGeneration() < most) return
    keepYoungGenerationSmall()
    collections.disconnect()
  })
  collections.observe({ entryTypes: ['gc'] })
}

/** In bytes. */
function youngGeneration(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? most
}
