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

test('what a visitor wanted before the login is told once, and only of what they wanted', () => {
  rememberWanted(policy)
  expect(takeWanted({ type: 'DEMAND', id: 'p-1001' })).toBe(false)
  expect(takeWanted({ type: 'POLICY', id: 'p-1002' })).toBe(false)
  expect(takeWanted(policy)).toBe(true)
  expect(takeWanted(policy)).toBe(false)
})

test('who logs in much later no longer means it', () => {
  rememberWanted(policy, 0)
  expect(takeWanted(policy, 3_600_000)).toBe(false)
})

test('without storage, or with something else kept there, nothing is made a favourite', () => {
  sessionStorage.setItem('txqyfw_wanted_favorite', 'POLICY/p-1001')
  expect(takeWanted(policy)).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  rememberWanted(policy)
  expect(takeWanted(policy)).toBe(false)
})
