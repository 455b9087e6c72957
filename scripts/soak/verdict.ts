/** The result of one kind of load. */
export interface KindResult {
  name: string
  requests: number
  p50: number
  p99: number
  /** Failed connections and missing replies. */
  lost: number
  /** Replies with a wrong status. */
  wrong: number
}

/** Memory of the portal during the load, in MB. */
export interface MemorySample {
  second: number
  resident: number
  heap: number
}

interface SoakLimits {
  residentMb: number
  /** The limit after the load. */
  idleMb: number
  /** How much the live heap may grow between the first fifth and the end. */
  growthMb: number
}

export interface SoakResult {
  kinds: KindResult[]
  samples: MemorySample[]
  /** Resident MB after each second once the load has ended. */
  idle: number[]
  /** Live heap after the first fifth and at the end, in MB. */
  liveHeap: { early: number; end: number }
  /** Error lines in the portal's log. */
  errors: string[]
}

/** The violated limits in words; empty when there are none. */
export function faultsOf({ kinds, samples, idle, liveHeap, errors }: SoakResult, limits: SoakLimits): string[] {
  const peak = Math.max(...samples.map(({ resident }) => resident))
  const rest = Math.min(...idle)
  const grown = liveHeap.end - liveHeap.early
  return [
    ...kinds.filter(({ requests }) => requests === 0).map(({ name }) => `${name}: nothing was answered`),
    ...kinds.filter(({ lost }) => lost > 0).map(({ name, lost }) => `${name}: ${lost} requests were lost`),
    ...kinds.filter(({ wrong }) => wrong > 0).map(({ name, wrong }) => `${name}: ${wrong} replies of the wrong status`),
    ...(peak > limits.residentMb ? [`The portal took ${Math.round(peak)} MB, more than ${limits.residentMb}`] : []),
    ...(rest > limits.idleMb
      ? [`The portal kept ${Math.round(rest)} MB without load, more than ${limits.idleMb}`]
      : []),
    ...(grown > limits.growthMb ? [`The live heap grew by ${Math.round(grown)} MB, more than ${limits.growthMb}`] : []),
    ...(errors.length > 0 ? [`The portal logged ${errors.length} errors, the first one: ${errors[0]}`] : []),
  ]
}
