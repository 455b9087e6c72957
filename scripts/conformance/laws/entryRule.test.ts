import { expect, test } from 'vitest'
import { codesIn, isEntry, ruleOf, type EntryRule } from './entryRule.ts'

const entries = [
  { value: 'A', label: '甲' },
  { value: 'B', label: '乙' },
]
const source = 'listWords?type=X#/*/value'

function stated(said: unknown): EntryRule {
  const rule = ruleOf({ 'x-entry-of': said } as object)
  if (rule === undefined) throw new Error('No rule')
  return rule
}

function wrongIn(said: unknown, shown: unknown): string[] {
  const rule = stated(said)
  const wrong = codesIn(rule, shown).filter((code) => !isEntry(rule, code, entries))
  return wrong.map(({ value }) => value)
}

test('a value is in the list, or one of those beside it', () => {
  expect(wrongIn(source, 'A')).toEqual([])
  expect(wrongIn(source, '甲')).toEqual(['甲'])
  expect(wrongIn({ in: source, or: ['OTHER'] }, 'OTHER')).toEqual([])
})

test('each part of a separated text is in the list; an empty text has none', () => {
  const several = { in: source, separator: ',' }
  expect(wrongIn(several, 'A,B')).toEqual([])
  expect(wrongIn(several, 'A，B')).toEqual(['A，B'])
  expect(wrongIn(several, '')).toEqual([])
})

test('a record shows more of the entry than its value', () => {
  const records = { in: source, each: 'code', as: { codeStr: 'label' } }
  expect(wrongIn(records, [{ code: 'A', codeStr: '甲' }])).toEqual([])
  expect(wrongIn(records, [{ code: 'B', codeStr: '甲' }])).toEqual(['B'])
})

test('the list may be one of plain values', () => {
  expect(stated('listWords#/*')).toMatchObject({ list: 'listWords#/*', key: undefined })
})
