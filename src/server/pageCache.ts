import { LRUCache } from 'lru-cache'
import type { PageSource } from './metrics/monitor.ts'

/** In ms: a page is sent as it is while fresh; each of the others counts from then on. */
export interface Lifetime {
  fresh: number
  /** So long it is sent while a new one is made. */
  stale: number
  /** So long it stands in for a page that failed. */
  insteadOfFailure: number
}

/** A page as far as the cache looks at it. */
export interface KeepablePage {
  /** Bytes of its text in memory. */
  size: number
  /** Absent: not kept. */
  lifetime?: Lifetime
  /** The gateway let the page down: an older one, if there is one, serves visitors better. */
  failed: boolean
}

interface KeptPage<Page> {
  page: Page
  /** When it was made, in ms since 1970. */
  madeAt: number
  /** When a newer one failed last, in ms since 1970. */
  failedAt?: number
}

/**
 * Bytes a page takes besides its texts: objects, timer, its place in the map. The heap grows by 1.2 to 2.5 KB for each;
 * it is collected late, so that the process holds up to twice as much.
 */
const OVERHEAD = 4096

/** So much of the room one page may take: more would push out too many others. */
const LARGEST_SHARE = 1 / 8

/**
 * Keeps rendered pages (stale-while-revalidate), the least recently asked for going first when the room is full. At most
 * one rendering per key is under way.
 * @param room bytes in all; 0 keeps nothing
 * @param sent told of each page, where it came from
 */
export function createPageCache<Page extends KeepablePage>(
  room: number,
  sent: (source: PageSource) => void = () => {},
  now: () => number = Date.now,
) {
  const kept = new LRUCache<string, KeptPage<Page>>({
    maxSize: Math.max(1, room),
    maxEntrySize: Math.max(1, Math.ceil(room * LARGEST_SHARE)),
    // Without text it takes room, too: made-up addresses that all answer nothing would fill the memory.
    sizeCalculation: ({ page }, key) => OVERHEAD + key.length + page.size,
    // What nobody would be sent any more makes room by itself; the least recently asked for would be another.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  })
  const underWay = new Map<string, Promise<KeptPage<Page>>>()

  async function renew(key: string, render: () => Promise<Page>): Promise<KeptPage<Page>> {
    const renewed = { page: await render(), madeAt: now() }
    const { lifetime } = renewed.page
    if (lifetime !== undefined) {
      kept.set(key, renewed, { ttl: lifetime.fresh + Math.max(lifetime.stale, lifetime.insteadOfFailure) })
      return renewed
    }
    const old = kept.get(key)
    if (renewed.page.failed && old !== undefined) old.failedAt = renewed.madeAt
    else kept.delete(key)
    return renewed
  }

  function renewOnce(key: string, render: () => Promise<Page>): Promise<KeptPage<Page>> {
    const running = underWay.get(key)
    if (running !== undefined) return running
    const started = renew(key, render).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  return {
    /** The page of this key; `render` is asked for it when there is none to send, and must not reject. */
    async get(key: string, render: () => Promise<Page>): Promise<KeptPage<Page>> {
      const old = kept.get(key)
      const lifetime = old?.page.lifetime
      if (old === undefined || lifetime === undefined) {
        sent(underWay.has(key) ? 'joined' : 'made')
        return renewOnce(key, render)
      }
      const staleFor = now() - old.madeAt - lifetime.fresh
      if (staleFor < 0) {
        sent('kept')
        return old
      }
      const source = underWay.has(key) ? 'joined' : 'made'
      const renewing = renewOnce(key, render)
      const standsIn = staleFor < lifetime.insteadOfFailure
      // While the gateway is known to fail not every visitor waits for one more attempt.
      const hasJustFailed = old.failedAt !== undefined && now() - old.failedAt < lifetime.stale
      if (staleFor < lifetime.stale || (standsIn && hasJustFailed)) {
        sent(hasJustFailed ? 'standIn' : 'stale')
        return old
      }
      const renewed = await renewing
      const failed = renewed.page.failed && standsIn
      sent(failed ? 'standIn' : source)
      return failed ? old : renewed
    },
  }
}
