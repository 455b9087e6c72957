import type { Classification, Findings, Value } from './rule.ts'

/**
 * The class is the lowest that any indicator allows. A missing indicator does not matter once another one is in the
 * lowest class. Otherwise the classes that are still possible are reported.
 */
export function classify({ field, classes, rows }: Classification, inputs: Record<string, Value>): Partial<Findings> {
  const row = rows.find(({ code }) => code === inputs[field])
  if (row === undefined) return { verdict: 'INCOMPLETE', missing: [field] }
  const bounds = Object.entries(row.bounds)
  const missing = bounds.map(([key]) => key).filter((key) => inputs[key] === undefined)
  const reached = bounds.flatMap(([key, lowerBounds]) =>
    missing.includes(key) ? [] : [rankOf(inputs[key], lowerBounds)],
  )
  const rank = Math.max(0, ...reached)
  const code = (index: number) => classes[index]?.code ?? ''
  const last = classes.length - 1
  if (missing.length === 0 || rank === last) return { class: code(rank) }
  return { verdict: 'INCOMPLETE', missing, classRange: [code(last), code(rank)] }
}

/** 0 is the highest class. */
function rankOf(value: Value | undefined, lowerBounds: number[]): number {
  const rank = lowerBounds.findIndex((bound) => Number(value) >= bound)
  return rank === -1 ? lowerBounds.length : rank
}
