import { LRUCache } from 'lru-cache'
import type { PageSource } from './metrics/monitor.ts'

/** In ms: a page is sent as it is while fresh; each of the others counts from then on. */
export interface Lifetime {
  fresh: number
  /** How long it is sent while a new one is rendered. */
  stale: number
  /** How long it replaces a page that failed. */
  insteadOfFailure: number
}

/** The part of a page that the cache needs. */
export interface KeepablePage {
  /** Size of its text in memory, in bytes. */
  size: number
  /** Not cached when absent. */
  lifetime?: Lifetime
  /** The gateway failed, so an older page serves visitors better if there is one. */
  failed: boolean
}

interface KeptPage<Page> {
  page: Page
  /** When it was rendered, in ms since 1970. */
  madeAt: number
  /** When rendering a newer one last failed, in ms since 1970. */
  failedAt?: number
}

/**
 * Bytes that an entry takes besides its text: objects, timer, map entry. The heap grows by 1.2 to 2.5 KB for each; as
 * it is collected late, the process holds up to twice as much.
 */
const OVERHEAD = 4096

/** The largest share of the cache that one page may take: a larger one would push out too many others. */
const LARGEST_SHARE = 1 / 8

/**
 * Caches rendered pages (stale-while-revalidate) and evicts the least recently requested ones when full. There is at
 * most one rendering per key at a time.
 * @param room bytes in all; 0 turns the cache off
 * @param sent called for each page with its source
 */
export function createPageCache<Page extends KeepablePage>(
  room: number,
  sent: (source: PageSource) => void = () => {},
  now: () => number = Date.now,
) {
  const kept = new LRUCache<string, KeptPage<Page>>({
    maxSize: Math.max(1, room),
    maxEntrySize: Math.max(1, Math.ceil(room * LARGEST_SHARE)),
    // Pages without text count as well: made-up addresses with empty answers would fill the memory.
    sizeCalculation: ({ page }, key) => OVERHEAD + key.length + page.size,
    // Removes expired pages by themselves; otherwise the least recently requested one would have to go.
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
    /** The page of this key. `render` is called when there is none to send, and must not reject. */
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
      // While the gateway is known to fail, not every visitor should wait for another attempt.
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
