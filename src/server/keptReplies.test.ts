import { expect, test } from 'vitest'
import { createKeptReplies } from './keptReplies.ts'

/** Keeps replies for five seconds by a fake clock, in front of a gateway that counts its requests. */
function start(lifetime = 5000) {
  const clock = { time: 1 }
  const replies = createKeptReplies(lifetime, { now: () => clock.time })
  let asked = 0
  const ask = () => Promise.resolve({ asked: (asked += 1), tags: ['a'] })
  const list = (current: number, tenant = 'a.test') =>
    replies.of(tenant)('listNotices', { query: { current, size: 6 } }, ask)
  return { clock, replies, list, ask }
}

test('a reply that several pages need is requested once within some seconds', async () => {
  const { clock, list } = start()
  expect(await Promise.all([list(1), list(1)])).toMatchObject([{ asked: 1 }, { asked: 1 }])
  clock.time += 4999
  expect(await list(1)).toMatchObject({ asked: 1 })
  clock.time += 2
  expect(await list(1)).toMatchObject({ asked: 2 })
})

test('other inputs and other tenants have replies of their own', async () => {
  const { list } = start()
  expect(await list(1)).toMatchObject({ asked: 1 })
  expect(await list(2)).toMatchObject({ asked: 2 })
  expect(await list(1, 'b.test')).toMatchObject({ asked: 3 })
})

test('a failure reaches everyone who waits, and is not cached', async () => {
  const { replies, list } = start()
  const fail = () => Promise.reject(new Error('away'))
  const failing = () => replies.of('a.test')('listNotices', { query: { current: 1, size: 6 } }, fail)
  const both = await Promise.allSettled([failing(), failing()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await list(1)).toMatchObject({ asked: 1 })
})

test("neither a member's own data nor the reply to a write is cached", async () => {
  const { replies, ask } = start()
  const keep = replies.of('a.test')
  for (const id of ['getCurrentUser', 'createGraphCaptcha'] as const) {
    const [first, second] = [await keep(id, {}, ask), await keep(id, {}, ask)]
    expect(second).not.toEqual(first)
  }
})

test.each([5000, 0])('no page can modify what another page gets (kept for %i ms)', async (lifetime) => {
  const { list } = start(lifetime)
  const data = (await list(1)) as { tags: string[] }
  expect(() => data.tags.push('b')).toThrow(TypeError)
})

test('an operation without data keeps answering undefined', async () => {
  const { replies } = start()
  const nothing = () => replies.of('a.test')('getTenantInfo', {}, () => Promise.resolve(undefined))
  expect([await nothing(), await nothing()]).toEqual([undefined, undefined])
})

test('with a lifetime of 0 every page makes its own call', async () => {
  const { list } = start(0)
  expect(await list(1)).toMatchObject({ asked: 1 })
  expect(await list(1)).toMatchObject({ asked: 2 })
})
