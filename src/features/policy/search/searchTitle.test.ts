import { expect, test } from 'vitest'
import { searchTitle } from './searchTitle.ts'

test('1-15 1-16 1-17 the heading names keyword, tag and associated word', () => {
  expect(searchTitle({})).toBe('政策搜索')
  expect(searchTitle({ keyword: '技改' })).toBe('“技改”的政策')
  expect(searchTitle({ form: { policyTag: 't-1', policyTagName: '高企' } })).toBe('“高企”的政策')
  expect(searchTitle({ form: { keyword: '奖励', associatedWordName: '高企' } })).toBe('“奖励 高企”的政策')
})
