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
 * Keeps what the gateway answers anybody for `lifetime` ms, for further public pages that ask for the same. Whoever asks
 * meanwhile waits for the same reply; a failure is told to them and not kept. Each page gets data of its own: to freeze what
 * all share would show in the page, which says of each object that it is frozen.
 * @param lifetime 0 asks anew each time
 */
export function createKeptReplies(lifetime: number, clock: { now: () => number } = performance): KeptReplies {
  const kept = new LRUCache<string, { json: string | undefined }, Ask>({
    max: MOST_REPLIES,
    ttl: lifetime,
    ttlResolution: 0,
    perf: clock,
    // An operation without data answers undefined, which JSON does not know.
    fetchMethod: async (_key, _old, { context: ask }) => ({ json: JSON.stringify(await ask()) }),
  })
  return {
    of: (tenantHost) => async (id, parts, ask) => {
      if (lifetime === 0 || !isPublicRead(id)) return ask()
      const { json } = await kept.forceFetch(JSON.stringify([tenantHost, id, parts]), { context: ask })
      return json === undefined ? undefined : (JSON.parse(json) as unknown)
    },
  }
}
