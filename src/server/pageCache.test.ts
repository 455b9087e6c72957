import { afterEach, expect, test, vi } from 'vitest'
import type { PageSource } from './metrics/monitor.ts'
import { createPageCache, type KeepablePage } from './pageCache.ts'

interface Page extends KeepablePage {
  text: string
}

const lifetime = { fresh: 30_000, stale: 60_000, insteadOfFailure: 3_600_000 }

/** Room for this many pages without text. */
const roomFor = (pages: number) => pages * 4200

afterEach(() => {
  vi.useRealTimers()
})

function page(text: string, more: Partial<Page> = {}): Page {
  return { text, size: 0, lifetime, failed: false, ...more }
}

/** A cache with a fake clock, whose renderings return these pages in turn. */
function setUp(pages: Page[], room = roomFor(10)) {
  const clock = { time: 0 }
  const rendered: string[] = []
  const sources: PageSource[] = []
  const cache = createPageCache<Page>(
    room,
    (source) => sources.push(source),
    () => clock.time,
  )
  const render = () => {
    const next = pages[rendered.length] ?? page(`page ${rendered.length}`)
    rendered.push(next.text)
    return Promise.resolve(next)
  }
  return { clock, rendered, sources, get: async (key: string) => (await cache.get(key, render)).page.text }
}

test('a fresh page is rendered once', async () => {
  const { clock, get, rendered } = setUp([])
  expect(await get('/')).toBe('page 0')
  clock.time = 29_999
  expect(await get('/')).toBe('page 0')
  expect(rendered).toHaveLength(1)
})

test('the source of each page sent is reported', async () => {
  const failed = { failed: true, lifetime: undefined } as unknown as Partial<Page>
  const { clock, get, sources } = setUp([page('good'), page('newer'), page('broken', failed)])
  await Promise.all([get('/'), get('/')])
  await get('/')
  clock.time = 40_000
  await get('/')
  clock.time = 700_000
  await get('/')
  await get('/')
  expect(sources).toEqual(['made', 'joined', 'kept', 'stale', 'standIn', 'standIn'])
})

test('a stale page is sent at once, and the next visitor gets the new one', async () => {
  const { clock, get } = setUp([])
  await get('/')
  clock.time = 89_999
  expect(await get('/')).toBe('page 0')
  expect(await get('/')).toBe('page 1')
})

test('a page that is too old to be sent is rendered while the visitor waits', async () => {
  const { clock, get } = setUp([])
  await get('/')
  clock.time = 90_000
  expect(await get('/')).toBe('page 1')
})

test('visitors who come at the same time wait for one rendering', async () => {
  const { get, rendered } = setUp([])
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['page 0', 'page 0', 'page 0'])
  expect(rendered).toHaveLength(1)
})

test('a failed page is never cached, and an older one is sent in its place for an hour', async () => {
  const failed = { failed: true, lifetime: undefined } as unknown as Partial<Page>
  const { clock, get } = setUp([page('good'), page('broken', failed), page('broken', failed), page('broken', failed)])
  await get('/')
  clock.time = 700_000
  expect(await get('/')).toBe('good')
  clock.time = 3_630_000
  expect(await get('/')).toBe('broken')
  expect(await get('/other')).toBe('broken')
  expect(await get('/other')).toBe('page 4')
})

test('after a failure nobody waits for the next attempt until there is a new page', async () => {
  const clock = { time: 1 }
  const cache = createPageCache<Page>(roomFor(10), undefined, () => clock.time)
  const failed: Page = { text: 'broken', size: 0, failed: true }
  const attempts: ((page: Page) => void)[] = []
  const attempt = () => new Promise<Page>((resolve) => void attempts.push(resolve))
  const get = async () => (await cache.get('/', attempt)).page.text
  const first = get()
  attempts[0]?.(page('good'))
  await first

  clock.time = 600_000
  const waiting = get()
  attempts[1]?.(failed)
  expect(await waiting).toBe('good')
  clock.time = 610_000
  // The third attempt is still running.
  expect(await get()).toBe('good')
  expect(attempts).toHaveLength(3)
  attempts[2]?.(page('new'))
  await expect.poll(get).toBe('new')

  clock.time = 1_200_000
  const quiet = get()
  attempts[3]?.(page('newer'))
  expect(await quiet).toBe('newer')
})

test('after a quiet period visitors wait for the page again, although it had failed', async () => {
  const failed = { failed: true, lifetime: undefined } as unknown as Partial<Page>
  const { clock, get } = setUp([page('good'), page('broken', failed), page('new')])
  await get('/')
  clock.time = 600_000
  expect(await get('/')).toBe('good')
  clock.time = 1_800_000
  expect(await get('/')).toBe('new')
})

test('a page that may no longer be cached removes the cached one', async () => {
  const unkept = { lifetime: undefined } as unknown as Partial<Page>
  const { clock, get } = setUp([page('kept'), page('moved', unkept)])
  await get('/')
  clock.time = 700_000
  expect(await get('/')).toBe('moved')
  expect(await get('/')).toBe('page 2')
})

test('the cache is bounded: the least recently requested page goes first', async () => {
  const { get, rendered } = setUp([], roomFor(8))
  for (let index = 0; index < 7; index += 1) {
    await get(`/?odd=${index}`)
    await get('/')
  }
  await get('/?later')
  await get('/')
  await get('/?odd=0')
  expect(rendered).toHaveLength(10)
})

test('a long address counts towards the size, too', async () => {
  const { get, rendered } = setUp([], roomFor(12))
  await get('/')
  for (let index = 0; index < 11; index += 1) await get(`/?${index}${'x'.repeat(500)}`)
  await get('/')
  expect(rendered).toHaveLength(13)
})

test('a page that has expired makes room before one that is rarely requested', async () => {
  vi.useFakeTimers()
  const missing = { lifetime: { fresh: 10_000, stale: 0, insteadOfFailure: 0 } }
  const cache = createPageCache<Page>(roomFor(8))
  const rendered: string[] = []
  const get = (key: string, more: Partial<Page> = {}) =>
    cache.get(key, () => {
      rendered.push(key)
      return Promise.resolve(page(key, more))
    })
  await get('/seldom')
  for (let index = 0; index < 7; index += 1) await get(`/missing/${index}`, missing)
  vi.advanceTimersByTime(11_000)
  for (let index = 0; index < 7; index += 1) await get(`/other/${index}`)
  await get('/seldom')
  expect(rendered.filter((key) => key === '/seldom')).toHaveLength(1)
})
