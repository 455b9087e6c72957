import { expect, test } from 'vitest'
import { writeDraft } from '#ui/draft/store/draftStore.ts'
import { unsentForms } from './unsentForms.ts'

/** Web storage in memory. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

const keyOf = (form: string, owner = 'u-1') => ({ form, owner, version: 1, keptFor: 1000 })

test('a logout asks about forms that its user has filled in, in any tab, and about nobody else’s', () => {
  const [shared, own] = [memoryStorage(), memoryStorage()]
  expect(unsentForms('u-1', [shared, own])).toBe(0)
  writeDraft(shared, keyOf('feedback'), { description: '附件打不开' })
  writeDraft(own, keyOf('feedback'), { description: '附件打不开，换了浏览器也一样' })
  writeDraft(shared, keyOf('demand'), { record: '{}' })
  writeDraft(shared, keyOf('electric', 'u-2'), { enId: 'en-1' })
  expect(unsentForms('u-1', [shared, own])).toBe(2)
  expect(unsentForms('u-3', [shared, own])).toBe(0)
  expect(unsentForms(undefined, [shared, own])).toBe(0)
})

test('conversations and calculations are not waiting to be sent', () => {
  const storage = memoryStorage()
  for (const form of ['chat-1', 'tool-scale', 'match-confirmations:en-1'])
    writeDraft(storage, keyOf(form), { text: '{}' })
  expect(unsentForms('u-1', [storage])).toBe(0)
})
