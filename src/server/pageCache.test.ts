import { expect, test } from 'vitest'
import { createPageCache, type KeepablePage } from './pageCache.ts'

interface Page extends KeepablePage {
  text: string
}

const lifetime = { fresh: 30_000, stale: 600_000 }

function page(text: string, more: Partial<Page> = {}): Page {
  return { text, size: 10, lifetime, failed: false, ...more }
}

/** A cache with a clock to set, and a rendering that gives the pages in turn. */
function setUp(pages: Page[], room = 1000) {
  const clock = { time: 0 }
  const rendered: string[] = []
  const cache = createPageCache<Page>(room, () => clock.time)
  const render = () => {
    const next = pages[rendered.length] ?? page(`page ${rendered.length}`)
    rendered.push(next.text)
    return Promise.resolve(next)
  }
  return { clock, rendered, get: async (key: string) => (await cache.get(key, render)).page.text }
}

test('a fresh page is rendered once', async () => {
  const { clock, get, rendered } = setUp([])
  expect(await get('/')).toBe('page 0')
  clock.time = 29_999
  expect(await get('/')).toBe('page 0')
  expect(rendered).toHaveLength(1)
})

test('a stale page is sent at once, and the next visitor has the new one', async () => {
  const { clock, get } = setUp([])
  await get('/')
  clock.time = 60_000
  expect(await get('/')).toBe('page 0')
  expect(await get('/')).toBe('page 1')
})

test('a page too old to be shown is waited for', async () => {
  const { clock, get } = setUp([])
  await get('/')
  clock.time = 630_000
  expect(await get('/')).toBe('page 1')
})

test('visitors who come together wait for one rendering', async () => {
  const { get, rendered } = setUp([])
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['page 0', 'page 0', 'page 0'])
  expect(rendered).toHaveLength(1)
})

test('a failed page is never kept, and an older one is sent in its place for an hour', async () => {
  const failed = { failed: true, lifetime: undefined } as unknown as Partial<Page>
  const { clock, get } = setUp([page('good'), page('broken', failed), page('broken', failed), page('broken', failed)])
  await get('/')
  clock.time = 700_000
  expect(await get('/')).toBe('good')
  clock.time = 3_600_000
  expect(await get('/')).toBe('broken')
  expect(await get('/other')).toBe('broken')
  expect(await get('/other')).toBe('page 4')
})

test('a page that may no longer be kept takes the kept one with it', async () => {
  const unkept = { lifetime: undefined } as unknown as Partial<Page>
  const { clock, get } = setUp([page('kept'), page('moved', unkept)])
  await get('/')
  clock.time = 700_000
  expect(await get('/')).toBe('moved')
  expect(await get('/')).toBe('page 2')
})

test('the room is bounded: what was asked for longest ago goes first', async () => {
  const { get, rendered } = setUp([], 80)
  for (let index = 0; index < 7; index += 1) {
    await get(`/?odd=${index}`)
    await get('/')
  }
  await get('/?later')
  await get('/')
  await get('/?odd=0')
  expect(rendered).toHaveLength(10)
})
