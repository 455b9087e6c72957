import type { Operation } from '../declared.ts'
import { member, type Exchange, type Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'

type Fields = Record<string, unknown>

const tries = 4

/**
 * Sends other values than those of a request that is known to be good. Values that contradict a rule that is only in
 * words are refused by name, and the good ones take their place.
 */
export async function sendAccepted(
  run: Run,
  operation: Operation,
  parts: ValidParts,
  good: Fields,
): Promise<{ exchange: Exchange; outcome: Outcome; parts: ValidParts }> {
  let sent = parts
  for (let tried = 1; ; tried += 1) {
    const { exchange, outcome } = await run.ask({ operation, parts: sent, as: 'member' })
    const refused = outcome.kind === 'refused' && outcome.code === '3000' ? blamedFields(exchange.json) : []
    const body = sent.body as Fields
    const wrong = refused.filter((name) => name in body && body[name] !== good[name])
    if (wrong.length === 0 || tried === tries) return { exchange, outcome, parts: sent }
    sent = { ...parts, body: restored(body, good, wrong) }
  }
}

/** The fields of the body that a refusal names, without what is within them. */
export function blamedFields(json: unknown): string[] {
  return [member(json, 'data')].flat().flatMap((item) => {
    const [place, name] = String(member(item, 'field')).split('.')
    return place === 'body' && name !== undefined ? [name] : []
  })
}

function restored(body: Fields, good: Fields, names: readonly string[]): Fields {
  const kept = Object.entries(body).filter(([name]) => !names.includes(name))
  const known = names.filter((name) => name in good).map((name) => [name, good[name]])
  return Object.fromEntries([...kept, ...known]) as Fields
}
