import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { toolDraftKey } from '../form/toolDraft.ts'
import { keepVisitorResult, readVisitorResult } from './visitorResult.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const key = toolDraftKey('scale', 1, 'visitor')
const lists = { items: [], groups: [], sources: [], inputs: [], reminders: [], nextActions: [] }
const result = { ...lists, verdictText: '小型企业' } as unknown as Schema<'ToolResult'>

test("a visitor's last result is restored until it is forgotten", () => {
  const storage = memoryStorage()
  keepVisitorResult(storage, key, result)
  expect(readVisitorResult(storage, key)).toEqual(result)
  expect(readVisitorResult(storage, toolDraftKey('cloud', 1, 'visitor'))).toBeUndefined()
  keepVisitorResult(storage, key, undefined)
  expect(readVisitorResult(storage, key)).toBeUndefined()
  expect(storage.kept.size).toBe(0)
})

test.each(['no json', 'null', '{}', JSON.stringify({ ...lists, items: 'none' })])('%s counts as no result', (text) => {
  const storage = memoryStorage()
  keepVisitorResult(storage, key, result)
  const [name = ''] = storage.kept.keys()
  const draft = JSON.parse(storage.kept.get(name) ?? '') as object
  storage.kept.set(name, JSON.stringify({ ...draft, values: { result: text } }))
  expect(readVisitorResult(storage, key)).toBeUndefined()
})
