import { expect, test } from 'vitest'
import { createKeptReplies } from './keptReplies.ts'

/** Replies kept for five seconds by a clock of the test's own, and a gateway that counts what it is asked. */
function start(lifetime = 5000) {
  const clock = { time: 1 }
  const replies = createKeptReplies(lifetime, { now: () => clock.time })
  let asked = 0
  const ask = () => Promise.resolve({ asked: (asked += 1), tags: ['a'] })
  const list = (current: number, tenant = 'a.test') =>
    replies.of(tenant)('listNotices', { query: { current, size: 6 } }, ask)
  return { clock, replies, list, ask }
}

test('what several pages ask for is asked once in some seconds', async () => {
  const { clock, list } = start()
  expect(await Promise.all([list(1), list(1)])).toMatchObject([{ asked: 1 }, { asked: 1 }])
  clock.time += 4999
  expect(await list(1)).toMatchObject({ asked: 1 })
  clock.time += 2
  expect(await list(1)).toMatchObject({ asked: 2 })
})

test('another input and another tenant are asked for by themselves', async () => {
  const { list } = start()
  expect(await list(1)).toMatchObject({ asked: 1 })
  expect(await list(2)).toMatchObject({ asked: 2 })
  expect(await list(1, 'b.test')).toMatchObject({ asked: 3 })
})

test('a failure is told to all who wait, and not kept', async () => {
  const { replies, list } = start()
  const fail = () => Promise.reject(new Error('away'))
  const failing = () => replies.of('a.test')('listNotices', { query: { current: 1, size: 6 } }, fail)
  const both = await Promise.allSettled([failing(), failing()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await list(1)).toMatchObject({ asked: 1 })
})

test("neither a member's own data nor the answer to a write is kept", async () => {
  const { replies, ask } = start()
  const keep = replies.of('a.test')
  for (const id of ['getCurrentUser', 'createGraphCaptcha'] as const) {
    const [first, second] = [await keep(id, {}, ask), await keep(id, {}, ask)]
    expect(second).not.toEqual(first)
  }
})

test('what one page does to its data does not show in another', async () => {
  const { list } = start()
  const data = (await list(1)) as { tags: string[] }
  data.tags.push('b')
  expect(await list(1)).toEqual({ asked: 1, tags: ['a'] })
})

test('an operation without data answers so again', async () => {
  const { replies } = start()
  const nothing = () => replies.of('a.test')('getTenantInfo', {}, () => Promise.resolve(undefined))
  expect([await nothing(), await nothing()]).toEqual([undefined, undefined])
})

test('with a lifetime of 0 each page asks', async () => {
  const { list } = start(0)
  expect(await list(1)).toMatchObject({ asked: 1 })
  expect(await list(1)).toMatchObject({ asked: 2 })
})
