import { LRUCache } from 'lru-cache'
import { isPublicRead, type Keep } from '#gateway/keep.ts'

/** More than the pages that are read all the time ask for together; what made-up queries ask for takes a place, too. */
const MOST_REPLIES = 300

type Ask = () => Promise<unknown>

/** Data of public pages, for some seconds. */
export interface KeptReplies {
  /** Those of one tenant. */
  of(tenantHost: string): Keep
}

/**
 * Keeps what the gateway answers anybody for `lifetime` ms, for further pages that ask for the same: the pages of one list
 * differ in one of their calls. Whoever asks meanwhile waits for the same reply; a failure is told to them and not kept.
 * Nobody may change what is shared, so that it is frozen; also where nothing is kept, so that a mistake shows there.
 * @param lifetime 0 asks anew each time
 */
export function createKeptReplies(lifetime: number, clock: { now: () => number } = performance): KeptReplies {
  const kept = new LRUCache<string, { data: unknown }, Ask>({
    max: MOST_REPLIES,
    ttl: lifetime,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_key, _old, { context: ask }) => ({ data: deepFreeze(await ask()) }),
  })
  return {
    of: (tenantHost) => async (id, parts, ask) => {
      if (!isPublicRead(id)) return ask()
      if (lifetime === 0) return deepFreeze(await ask())
      const key = JSON.stringify([tenantHost, id, parts])
      return (await kept.forceFetch(key, { context: ask })).data
    },
  }
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
