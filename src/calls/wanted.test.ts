import { beforeEach, expect, test, vi } from 'vitest'
import { rememberWanted, takeWanted } from './wantedFavorite.ts'

const policy = { type: 'POLICY', id: 'p-1001' } as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a favourite requested before the login is reported once, and only for its target', () => {
  rememberWanted(policy)
  expect(takeWanted({ type: 'DEMAND', id: 'p-1001' })).toBe(false)
  expect(takeWanted({ type: 'POLICY', id: 'p-1002' })).toBe(false)
  expect(takeWanted(policy)).toBe(true)
  expect(takeWanted(policy)).toBe(false)
})

test('a request from long before the login no longer counts', () => {
  rememberWanted(policy, 0)
  expect(takeWanted(policy, 3_600_000)).toBe(false)
})

test('without storage, or with malformed data in it, no favourite is added', () => {
  sessionStorage.setItem('txqyfw_wanted_favorite', 'POLICY/p-1001')
  expect(takeWanted(policy)).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  rememberWanted(policy)
  expect(takeWanted(policy)).toBe(false)
})
