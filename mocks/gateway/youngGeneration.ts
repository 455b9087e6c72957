import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

const most = 16 * 1024 * 1024

/**
 * Keeps what is new in little room from now on: loading leaves much behind that is never used again, and is so swept up
 * on the way.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Lets the room for what is new grow as the load asks, to 16 MB. V8 would go on to 128, for no more requests a second.
 * Its own limit is read as a process starts, and who starts the gateway should not have to know of it.
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
