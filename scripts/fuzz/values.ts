import type { Random } from './random.ts'

const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9007199254740993',
  'null',
  'true',
  'undefined',
  '../../etc/passwd',
  '..\\..\\windows',
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '%00',
  '\u0000',
  '\uD800',
  '\u202E\u200B\uFEFF',
  '😀'.repeat(50),
  '专'.repeat(5000),
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  '(a+)+$',
  '[',
  '2026-02-30',
  '9999-12-31 23:59:59',
  '13800000001',
  'po-1001',
  'f-1',
] as const satisfies readonly [string, ...string[]]

/** A text that careless input handling stumbles over. */
export function hostileText(random: Random): string {
  return random.chance(0.01) ? 'x'.repeat(random.below(1_100_000)) : random.pick(hostileTexts)
}

/** Any JSON value, regardless of the expected type. */
export function hostileValue(random: Random): unknown {
  const make = random.pick<() => unknown>([
    () => hostileText(random),
    () => random.pick([0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2]),
    () => random.chance(0.5),
    () => null,
    () => [],
    () => ({}),
    () => Array.from({ length: random.below(300) }, () => hostileText(random)),
    () => ({ [hostileText(random)]: { id: [hostileText(random)] } }),
  ])
  return make()
}

/** The value with one place in it, at any depth, replaced, removed or extended. */
export function mutated(random: Random, value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3)) return [...value, hostileValue(random)]
    const place = random.below(value.length)
    return value.map((item, index) => (index === place ? mutated(random, item) : (item as unknown)))
  }
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostileValue(random)
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.15)) {
    return Object.fromEntries([...entries, [hostileText(random), hostileValue(random)]])
  }
  const place = random.below(entries.length)
  if (random.chance(0.2)) return Object.fromEntries(entries.filter((_, index) => index !== place))
  return Object.fromEntries(
    entries.map(([key, child], index) => [key, index === place ? mutated(random, child) : (child as unknown)]),
  )
}
