import { afterEach, expect, test, vi } from 'vitest'
import { loginHint, rememberLoginHint } from './loginHints.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('3.5-04 tel and username are remembered in local storage under these names, and forgotten on demand', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  rememberLoginHint('tel', '13900000001')
  rememberLoginHint('username', 'member01')
  expect(Object.fromEntries(kept)).toEqual({ tel: '13900000001', username: 'member01' })
  expect(loginHint('username')).toBe('member01')
  rememberLoginHint('username', undefined)
  expect(loginHint('username')).toBeUndefined()
})

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

test('blocked storage is not an error', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  rememberLoginHint('tel', '13900000001')
  expect(loginHint('tel')).toBeUndefined()
})
