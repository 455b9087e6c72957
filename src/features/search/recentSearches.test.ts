import { expect, test } from 'vitest'
import { addRecentSearch, forgetRecentSearches, recentSearches } from './recentSearches.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('the last five searches of a category are remembered, once each, the latest first', () => {
  const storage = memory()
  for (const keyword of ['技改', '2026', '高企', ' 技改 ', '  ', '贴息', '稳岗', '上云']) {
    addRecentSearch(storage, 'visitor', 1, keyword)
  }
  expect(recentSearches(storage, 'visitor', 1)).toEqual(['上云', '稳岗', '贴息', '技改', '高企'])
  expect(recentSearches(storage, 'visitor', 2)).toEqual([])
  expect(recentSearches(storage, 'u-1001', 1)).toEqual([])
})

test('they can be forgotten', () => {
  const storage = memory()
  addRecentSearch(storage, 'visitor', 1, '技改')
  forgetRecentSearches(storage, 'visitor', 1)
  expect(recentSearches(storage, 'visitor', 1)).toEqual([])
})
