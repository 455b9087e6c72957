import { performance, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes: from here on the room for what is new grows no more; it doubles, so that it may end at twice as much. */
const YOUNG = 16 * 1024 * 1024

/** In percent: the heap is collected anew once it has grown by so much over what lived at the last collection. */
const GROWTH = 50

/** In ms: how often the process looks whether a load has ended. */
const LOOK_EVERY = 5000

/** Shares of that time which the event loop is at work: above the first one under load, below the second one without. */
const LOADED = 0.2
const IDLE = 0.05

/**
 * Keeps the process small under load. By itself V8 gives 128 MB to what is new and lets the old grow to four times what
 * lives; a container is ended for that. From inside, so that whoever starts the portal
 * need not know the flags. What V8 does not allocate, such as the kept pages, is left to the settings of the system's
 * allocator, which are read as a process starts (docs/deployment.md).
 */
export function boundMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  const collections = new PerformanceObserver(() => {
    if (youngGeneration() < YOUNG) return
    setFlagsFromString('--semi-space-growth-factor=1')
    collections.disconnect()
  })
  collections.observe({ entryTypes: ['gc'] })
  giveBackAfterLoad()
}

/**
 * Gives back what a load needed once it has ended. V8 does so by itself after the first load, and after a later one only if
 * that took much more.
 */
function giveBackAfterLoad(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  let last = performance.eventLoopUtilization()
  let wasLoaded = false
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > LOADED) wasLoaded = true
    if (utilization > IDLE || !wasLoaded) return
    wasLoaded = false
    // Any other flavour keeps the pages of the heap for later.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, LOOK_EVERY).unref()
}

/** In bytes. */
function youngGeneration(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? YOUNG
}
