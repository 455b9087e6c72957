import { LRUCache } from 'lru-cache'
import { isPublicRead, type Keep } from '#gateway/keep.ts'

/** More than the popular pages need together. Made-up queries take up entries as well. */
const MOST_REPLIES = 300

type Ask = () => Promise<unknown>

/** Replies for public pages, kept for some seconds. */
export interface KeptReplies {
  /** The replies of one tenant. */
  of(tenantHost: string): Keep
}

/**
 * Keeps anonymous gateway replies for `lifetime` ms, for other public pages that need the same. Calls made meanwhile
 * wait for the same reply; a failure reaches all of them and is not cached. Each page gets its own copy. Freezing a
 * shared one would not do: the serialised page records which objects are frozen.
 * @param lifetime 0 turns the cache off
 */
export function createKeptReplies(lifetime: number, clock: { now: () => number } = performance): KeptReplies {
  const kept = new LRUCache<string, { json: string | undefined }, Ask>({
    max: MOST_REPLIES,
    ttl: lifetime,
    ttlResolution: 0,
    perf: clock,
    // An operation without data returns undefined, which JSON cannot represent.
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
