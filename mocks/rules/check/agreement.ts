import { evaluate } from '../evaluate.ts'
import type { Case, Form } from '../rule.ts'

/** Where the form's tables give another result than the case expects. */
export function findDisagreements(form: Form, example: Case): string[] {
  return differences(example.expected, evaluate(form, example), '')
}

function differences(expected: unknown, found: unknown, place: string): string[] {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
    const inner = (found ?? {}) as Record<string, unknown>
    return Object.entries(expected).flatMap(([key, value]) => differences(value, inner[key], `${place} ${key}`))
  }
  const rounded = typeof expected === 'number' && typeof found === 'number' ? roundLike(expected, found) : found
  if (JSON.stringify(expected) === JSON.stringify(rounded)) return []
  return [`the case expects${place} ${JSON.stringify(expected)}, the tables give ${JSON.stringify(rounded)}`]
}

/** Cases state results with the decimals that a person sees. */
function roundLike(expected: number, found: number): number {
  const decimals = String(expected).split('.')[1]?.length ?? 0
  return Number(found.toFixed(Math.max(2, decimals)))
}
