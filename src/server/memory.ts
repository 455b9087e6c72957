import { performance, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes: the young generation stops growing at this size. It doubles each time, so it may end at twice as much. */
const YOUNG = 16 * 1024 * 1024

/** In percent: a collection starts once the heap has grown by this much over what survived the last one. */
const GROWTH = 50

/** In ms: how often to check whether the load has ended. */
const LOOK_EVERY = 5000

/** Event loop utilisation: above the first value the process is under load, below the second it is idle. */
const LOADED = 0.2
const IDLE = 0.05

/**
 * Keeps the process small under load. By default V8 allows 128 MB for the young generation and lets the old one grow to
 * four times the live data; a container would be killed for that. It is set in code so that no flags are needed. Memory
 * outside V8, such as cached pages, depends on the system allocator, whose settings are read when the process starts
 * (docs/deployment.md).
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
 * Returns memory to the system after a load. V8 does this by itself after the first load, but after a later one only if
 * that needed much more.
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
    // Any other flavour keeps the heap's pages for later.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, LOOK_EVERY).unref()
}

/** In bytes. */
function youngGeneration(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? YOUNG
}
