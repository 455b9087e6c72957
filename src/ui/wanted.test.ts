import { beforeEach, expect, test, vi } from 'vitest'
import { rememberWanted, takeWanted } from './wanted.ts'

const favorite = 'favorite/POLICY/p-1001'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('an action wanted before the login is reported once, and only to its own button', () => {
  rememberWanted(favorite)
  expect(takeWanted('favorite/POLICY/p-1002')).toBe(false)
  expect(takeWanted('own-calendar')).toBe(false)
  expect(takeWanted(favorite)).toBe(true)
  expect(takeWanted(favorite)).toBe(false)
})

test('an action wanted long before the login no longer counts', () => {
  rememberWanted(favorite, 0)
  expect(takeWanted(favorite, 3_600_000)).toBe(false)
})

test('without storage, or with malformed data in it, nothing is done', () => {
  sessionStorage.setItem('txqyfw_wanted', favorite)
  expect(takeWanted(favorite)).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  rememberWanted(favorite)
  expect(takeWanted(favorite)).toBe(false)
})
