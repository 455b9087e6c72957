import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../declared.ts'
import { member } from '../gateway/exchange.ts'
import { choices, otherValues } from '../requests/otherValues.ts'
import type { Run } from '../run.ts'
import type { Reply } from './judged.ts'

type Fields = Record<string, unknown>

/** Saves the body with other values, of one kind after the other. */
export async function saveVariants(
  run: Run,
  operation: Operation,
  base: Fields,
  save: (body: Fields) => Promise<Omit<Reply, 'operation'>>,
): Promise<void> {
  for (const choice of choices) {
    const body = otherValues(run.document, operation, base, choice)
    if (run.isOver || isDeepStrictEqual(body, base)) continue
    const { exchange, outcome } = await save(body)
    if (outcome.kind !== 'refused' || outcome.code !== '3000') continue
    // Some values may contradict a rule that is only in words. The others are saved without them.
    const rest = withoutBlamed(body, base, exchange.json)
    if (!isDeepStrictEqual(rest, body) && !isDeepStrictEqual(rest, base)) await save(rest)
  }
}

/** The body with the base's values for the fields that the refusal names. */
export function withoutBlamed(body: Fields, base: Fields, refusal: unknown): Fields {
  const blamed = new Set(
    [member(refusal, 'data')].flat().map((each) => String(member(each, 'field')).split(/[.[\]/]+/)[1]),
  )
  const names = Object.keys({ ...body, ...base }).filter((name) => name in (blamed.has(name) ? base : body))
  return Object.fromEntries(names.map((name) => [name, (blamed.has(name) ? base : body)[name]]))
}
