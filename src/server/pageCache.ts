import { LRUCache } from 'lru-cache'

/** A page as far as the cache looks at it. */
export interface KeepablePage {
  /** Bytes it takes in memory. */
  size: number
  /**
   * How long it is sent without a look at the gateway, and how long after that while a new one is made; in ms. Absent:
   * not kept.
   */
  lifetime?: { fresh: number; stale: number }
  /** The gateway let the page down: an older one, if there is one, serves visitors better. */
  failed: boolean
}

interface KeptPage<Page> {
  page: Page
  /** When it was made, in ms since 1970. */
  madeAt: number
}

/** For so long an older page stands in for one that failed, in ms. */
const INSTEAD_OF_FAILURE = 3_600_000

/** So much of the room one page may take: more would push out too many others. */
const LARGEST_SHARE = 1 / 8

/**
 * Keeps rendered pages (stale-while-revalidate), the least recently asked for going first when the room is full. At most
 * one rendering per key is under way.
 * @param room bytes in all; 0 keeps nothing
 */
export function createPageCache<Page extends KeepablePage>(room: number, now: () => number = Date.now) {
  const kept = new LRUCache<string, KeptPage<Page>>({
    maxSize: Math.max(1, room),
    maxEntrySize: Math.max(1, Math.ceil(room * LARGEST_SHARE)),
    sizeCalculation: ({ page }) => Math.max(2, page.size),
  })
  const underWay = new Map<string, Promise<KeptPage<Page>>>()

  async function renew(key: string, render: () => Promise<Page>): Promise<KeptPage<Page>> {
    const renewed = { page: await render(), madeAt: now() }
    if (renewed.page.lifetime !== undefined) kept.set(key, renewed)
    else if (!renewed.page.failed) kept.delete(key)
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
      const age = old === undefined ? Number.POSITIVE_INFINITY : now() - old.madeAt
      const { fresh = 0, stale = 0 } = old?.page.lifetime ?? {}
      if (old !== undefined && age < fresh) return old
      const renewing = renewOnce(key, render)
      if (old !== undefined && age < fresh + stale) return old
      const renewed = await renewing
      return renewed.page.failed && old !== undefined && age < INSTEAD_OF_FAILURE ? old : renewed
    },
  }
}
