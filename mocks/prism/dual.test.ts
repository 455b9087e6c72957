import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { dual } from './dual.ts'

const requireAsPrism = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-http'))
const original = (requireAsPrism('fp-ts/function') as { dual: typeof dual }).dual

describe.each([
  ['ours', dual],
  ['that of fp-ts', original],
])('dual, %s', (_, of) => {
  test('takes the data first, or returns a function of it', () => {
    const minus = of(2, (self, other) => Number(self) - Number(other))
    expect(minus(5, 3)).toBe(2)
    expect((minus(3) as typeof minus)(5)).toBe(2)
  })

  test('asks what it was given where the number of arguments does not tell', () => {
    const join = of(
      (args) => Array.isArray(args[0]),
      (self, mark) => (self as string[]).join((mark ?? '-') as string),
    )
    expect(join(['a', 'b'])).toBe('a-b')
    expect(join(['a', 'b'], '+')).toBe('a+b')
    expect((join('+') as typeof join)(['a', 'b'])).toBe('a+b')
    expect((join() as typeof join)(['a', 'b'])).toBe('a-b')
  })
})
