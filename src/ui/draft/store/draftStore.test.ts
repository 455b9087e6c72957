import { expect, test } from 'vitest'
import { draftForms } from '../draftForms.ts'
import { readDraft, removeDraftsOf, writeDraft, type DraftKey } from './draftStore.ts'

const day = 24 * 60 * 60 * 1000
const key: DraftKey = { form: 'feedback', owner: 'u-1', version: 1, keptFor: day }

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

test('what was typed is restored', () => {
  const storage = memoryStorage()
  writeDraft(storage, key, { description: '附件打不开', type: '' })
  expect(readDraft(storage, key)).toEqual({ description: '附件打不开' })
})

test('nobody finds the draft of another user or another form', () => {
  const storage = memoryStorage()
  writeDraft(storage, key, { description: '附件打不开' })
  expect(readDraft(storage, { ...key, owner: 'u-2' })).toBeUndefined()
  expect(readDraft(storage, { ...key, form: 'electric' })).toBeUndefined()
})

test('a draft is dropped when it has expired or the form has changed', () => {
  const storage = memoryStorage()
  writeDraft(storage, key, { description: '旧' }, 0)
  expect(readDraft(storage, key, day - 1)).toEqual({ description: '旧' })
  expect(readDraft(storage, key, day)).toBeUndefined()
  expect(storage.length).toBe(0)
  writeDraft(storage, key, { description: '旧' }, 0)
  expect(readDraft(storage, { ...key, version: 2 }, 1)).toBeUndefined()
})

test('a form emptied by hand leaves nothing behind', () => {
  const storage = memoryStorage()
  writeDraft(storage, key, { description: '附件打不开' })
  writeDraft(storage, key, { description: '' })
  expect(storage.length).toBe(0)
})

test('a logout forgets all drafts of that user and no others', () => {
  const storage = memoryStorage()
  writeDraft(storage, key, { description: '一' })
  writeDraft(storage, { ...key, form: 'electric' }, { enId: 'en-1' })
  writeDraft(storage, { ...key, owner: 'u-10' }, { description: '二' })
  removeDraftsOf(storage, 'u-1')
  expect(readDraft(storage, key)).toBeUndefined()
  expect(readDraft(storage, { ...key, form: 'electric' })).toBeUndefined()
  expect(readDraft(storage, { ...key, owner: 'u-10' })).toEqual({ description: '二' })
})

test.each(['not json', 'null', '{}', '{"version":1,"savedAt":"x","values":{}}', '[]'])(
  'a broken draft (%s) counts as none',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('txqyfw_draft:u-1:feedback', text)
    expect(readDraft(storage, key)).toBeUndefined()
  },
)

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

test('blocked or full storage does not break the form', () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => writeDraft(storage, key, { description: '附件打不开' })).not.toThrow()
  expect(readDraft(storage, key)).toBeUndefined()
})

test('the drafts of one kind are found by the beginning of their name, the most recently changed first', () => {
  const storage = memoryStorage()
  writeDraft(storage, { ...key, form: 'chat-a' }, { text: '一' }, 1)
  writeDraft(storage, { ...key, form: 'chat-b' }, { text: '二' }, 2)
  writeDraft(storage, key, { description: '三' }, 3)
  writeDraft(storage, { ...key, form: 'chat-c', owner: 'u-10' }, { text: '四' }, 4)
  expect(draftForms(storage, 'u-1', 'chat-')).toEqual(['b', 'a'])
})
