import { expect, test } from 'vitest'
import { readDraft, type DraftKey } from './draftStore.ts'
import { openDraft } from './openDraft.ts'

const key: DraftKey = { form: 'demand-new', owner: 'u-1', version: 1, keptFor: 1000_000 }

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** Two tabs of one browser, the second opened once something has been typed into the first. */
function twoTabs() {
  const shared = storage()
  const own = storage()
  const first = openDraft(key, { shared, own })
  first.keep({ title: '齿轮' })
  const elsewhere = storage()
  return { shared, own, first, second: openDraft(key, { shared, own: elsewhere }), elsewhere }
}

test('a second tab goes on with what the first one has kept, and both agree', () => {
  const { first, second } = twoTabs()
  expect(second.found).toEqual({ title: '齿轮' })
  first.look()
  second.look()
  expect([first.elsewhere(), second.elsewhere()]).toEqual([undefined, undefined])
})

test('what the other tab has typed meanwhile is not overwritten, and both versions outlast a reload', () => {
  const { shared, own, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  // Typed before the browser has told of the other tab.
  first.keep({ title: '齿轮噪声' })
  expect(first.elsewhere()).toEqual({ values: { title: '齿轮箱' } })
  expect(readDraft(shared, key)).toEqual({ title: '齿轮箱' })
  const reloaded = openDraft(key, { shared, own })
  expect(reloaded.found).toEqual({ title: '齿轮噪声' })
  expect(reloaded.elsewhere()).toEqual({ values: { title: '齿轮箱' } })
})

test('who stays with their own tells the other tab in its turn', () => {
  const { own, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  first.look()
  first.stay({ title: '齿轮' })
  expect(first.elsewhere()).toBeUndefined()
  expect(readDraft(own, key)).toBeUndefined()
  second.look()
  expect(second.elsewhere()).toEqual({ values: { title: '齿轮' } })
})

test('who takes the other version goes on with it alone', () => {
  const { shared, own, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  first.look()
  expect(first.take()).toEqual({ title: '齿轮箱' })
  expect(first.elsewhere()).toBeUndefined()
  expect(readDraft(own, key)).toBeUndefined()
  first.keep({ title: '齿轮箱体' })
  expect(readDraft(shared, key)).toEqual({ title: '齿轮箱体' })
})

test('what was sent elsewhere is told to who still has it, typed or only found; to send one’s own leaves the other’s alone', () => {
  const { shared, first, second } = twoTabs()
  const third = openDraft(key, { shared, own: storage() })
  second.forget()
  third.look()
  expect(third.elsewhere()).toEqual({ values: undefined })
  first.look()
  expect(first.elsewhere()).toEqual({ values: undefined })
  second.keep({ title: '另一条' })
  first.forget()
  expect(readDraft(shared, key)).toEqual({ title: '另一条' })
})

test('a form that nobody has typed into hears of what is typed elsewhere, not of its end', () => {
  const shared = storage()
  const first = openDraft(key, { shared, own: storage() })
  const second = openDraft(key, { shared, own: storage() })
  first.keep({ title: '齿轮' })
  second.look()
  expect(second.elsewhere()).toEqual({ values: { title: '齿轮' } })
  first.forget()
  second.look()
  expect(second.elsewhere()).toBeUndefined()
})

test('tabs that have typed the same agree', () => {
  const { elsewhere, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  first.keep({ title: '齿轮箱', unit: '' })
  expect(first.elsewhere()).toBeUndefined()
  expect(readDraft(elsewhere, key)).toBeUndefined()
})
