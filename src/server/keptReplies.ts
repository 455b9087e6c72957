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
 * wait for the same reply; a failure reaches all of them and is not cached. All pages get the same frozen object: a copy
 * for each took a twentieth of the time of a rendering.
 * @param lifetime 0 turns the cache off
 */
export function createKeptReplies(lifetime: number, clock: { now: () => number } = performance): KeptReplies {
  const kept = new LRUCache<string, { data: unknown }, Ask>({
    max: MOST_REPLIES,
    ttl: lifetime,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_key, _old, { context: ask }) => ({ data: freeze(await ask()) }),
  })
  return {
    of: (tenantHost) => async (id, parts, ask) => {
      if (!isPublicRead(id)) return ask()
      if (lifetime === 0) return freeze(await ask())
      const { data } = await kept.forceFetch(JSON.stringify([tenantHost, id, parts]), { context: ask })
      return data
    },
  }
}

/** Freezes what came as JSON, in depth. */
function freeze(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  for (const part of Object.values(data)) freeze(part)
  return Object.freeze(data)
}
