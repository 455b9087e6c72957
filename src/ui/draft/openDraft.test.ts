import { expect, test } from 'vitest'
import { readDraft, type DraftKey } from './store/draftStore.ts'
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

/** Two tabs of one browser; the second is opened after something has been typed into the first. */
function twoTabs() {
  const shared = storage()
  const own = storage()
  const first = openDraft(key, { shared, own })
  first.keep({ title: '齿轮' })
  const elsewhere = storage()
  return { shared, own, first, second: openDraft(key, { shared, own: elsewhere }), elsewhere }
}

test('a second tab continues with what the first has stored, and both agree', () => {
  const { first, second } = twoTabs()
  expect(second.found).toEqual({ title: '齿轮' })
  first.look()
  second.look()
  expect([first.elsewhere(), second.elsewhere()]).toEqual([undefined, undefined])
})

test('what the other tab has typed meanwhile is not overwritten, and both versions survive a reload', () => {
  const { shared, own, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  // Typed before the browser has reported the other tab's change.
  first.keep({ title: '齿轮噪声' })
  expect(first.elsewhere()).toEqual({ values: { title: '齿轮箱' } })
  expect(readDraft(shared, key)).toEqual({ title: '齿轮箱' })
  const reloaded = openDraft(key, { shared, own })
  expect(reloaded.found).toEqual({ title: '齿轮噪声' })
  expect(reloaded.elsewhere()).toEqual({ values: { title: '齿轮箱' } })
})

test('a tab that keeps its own version reports that to the other one', () => {
  const { own, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  first.look()
  first.stay({ title: '齿轮' })
  expect(first.elsewhere()).toBeUndefined()
  expect(readDraft(own, key)).toBeUndefined()
  second.look()
  expect(second.elsewhere()).toEqual({ values: { title: '齿轮' } })
})

test('a tab that takes the other version continues with it alone', () => {
  const { shared, own, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  first.look()
  expect(first.take()).toEqual({ title: '齿轮箱' })
  expect(first.elsewhere()).toBeUndefined()
  expect(readDraft(own, key)).toBeUndefined()
  first.keep({ title: '齿轮箱体' })
  expect(readDraft(shared, key)).toEqual({ title: '齿轮箱体' })
})

test('a tab that still has a draft, typed or restored, learns that it was sent elsewhere; sending one’s own leaves the other’s alone', () => {
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

test('a form that nobody has typed into learns of text typed elsewhere, but not of its end', () => {
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

test('tabs with the same text agree', () => {
  const { elsewhere, first, second } = twoTabs()
  second.keep({ title: '齿轮箱' })
  first.keep({ title: '齿轮箱', unit: '' })
  expect(first.elsewhere()).toBeUndefined()
  expect(readDraft(elsewhere, key)).toBeUndefined()
})
