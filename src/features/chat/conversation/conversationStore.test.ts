import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTurn, type Turn } from './conversation.ts'
import { conversationStore } from './conversationStore.ts'

function memoryStorage(isFull = () => false): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, value) {
      if (isFull()) throw new Error('full')
      kept.set(name, value)
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

const turn = (id: string): Turn => ({ id, question: `问题${id}`, state: 'UNANSWERED' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('conversations are restored, the latest first', () => {
  const storage = memoryStorage()
  const store = conversationStore('u-1', storage)
  for (const id of ['s-a', 's-b']) {
    vi.advanceTimersByTime(1)
    store.change(id, (conversation) => withTurn(conversation, turn('1')))
  }
  const again = conversationStore('u-1', storage).list()
  expect(again.map(({ id }) => id)).toEqual(['s-b', 's-a'])
  expect(again[0]?.turns).toEqual([turn('1')])
})

test('nobody finds the conversations of another member', () => {
  const storage = memoryStorage()
  conversationStore('u-1', storage).change('s-a', (conversation) => withTurn(conversation, turn('1')))
  expect(conversationStore('u-2', storage).list()).toEqual([])
})

test("two tabs in one conversation do not lose each other's questions", () => {
  const storage = memoryStorage()
  const [one, other] = [conversationStore('u-1', storage), conversationStore('u-1', storage)]
  one.change('s-a', (conversation) => withTurn(conversation, turn('1')))
  other.change('s-a', (conversation) => withTurn(conversation, turn('2')))
  one.change('s-a', (conversation) => withTurn(conversation, { ...turn('1'), state: 'STOPPED' }))
  const [kept] = conversationStore('u-1', storage).list()
  expect(kept?.turns.map(({ id, state }) => `${id} ${state}`)).toEqual(['1 STOPPED', '2 UNANSWERED'])
})

test('a conversation is kept for 30 days after its last question', () => {
  const storage = memoryStorage()
  conversationStore('u-1', storage).change('s-a', (conversation) => withTurn(conversation, turn('1')))
  vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000)
  expect(conversationStore('u-1', storage).list()).toEqual([])
})

test('storage edited by hand is ignored when malformed', () => {
  const storage = memoryStorage()
  const store = conversationStore('u-1', storage)
  store.change('s-a', (conversation) => withTurn(conversation, turn('1')))
  const [name] = [storage.key(0) ?? '']
  const broken = JSON.stringify({ id: 's-a', name: '', turns: [{ id: '1', question: '问', state: 'ANSWERED' }] })
  const draft = JSON.parse(storage.getItem(name) ?? '') as { values: { conversation: string } }
  storage.setItem(name, JSON.stringify({ ...draft, values: { conversation: broken } }))
  expect(conversationStore('u-1', storage).list()).toEqual([])
})

test('full storage does not break the current page', () => {
  const store = conversationStore(
    'u-1',
    memoryStorage(() => true),
  )
  store.change('s-a', (conversation) => withTurn(conversation, turn('1')))
  store.change('s-a', (conversation) => withTurn(conversation, turn('2')))
  expect(store.list()[0]?.turns).toHaveLength(2)
  expect(store.endsWithPage()).toBe(true)
})

test('conversations that end with the page are known as such until there is room again', () => {
  let isFull = false
  const storage = memoryStorage(() => isFull)
  const store = conversationStore('u-1', storage)
  const ask = (id: string) => store.change('s-a', (conversation) => withTurn(conversation, turn(id)))
  ask('1')
  expect(store.endsWithPage()).toBe(false)
  isFull = true
  ask('2')
  expect(store.endsWithPage()).toBe(true)
  isFull = false
  ask('3')
  expect(store.endsWithPage()).toBe(false)
  expect(conversationStore('u-1', storage).list()[0]?.turns).toHaveLength(3)
})
