import type { Operation } from '../declared.ts'
import type { Sighting, WriteLaws } from '../declaredWrites.ts'
import type { Exchange, Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { countsOf, type Counted } from './counted.ts'
import { lackedByStranger } from './strangers.ts'
import { unwritten } from './unwritten.ts'

/** How many records are tried, besides one, until the gateway takes a write. */
const mostTried = 4

interface FirstWrite {
  parts: ValidParts
  /** The numbers that it changes, as they were before. */
  before: Counted[]
  /** The lists of another member that lack it. */
  lacking: Sighting[]
  exchange: Exchange
  outcome: Outcome
}

/** Writes what is not there yet, which may be known only from the refusals for others. Undefined when all is there. */
export async function firstWrite(
  run: Run,
  values: Values,
  operation: Operation,
  writes: WriteLaws,
): Promise<FirstWrite | undefined> {
  const { again, counts = [] } = writes
  for (let place = 0; ; place += 1) {
    const parts = await unwritten(run, values, operation, place)
    if (parts === undefined) return undefined
    const before = await countsOf(run, values, counts, { request: parts, response: undefined, found: undefined })
    const lacking = await lackedByStranger(run, values, writes, parts)
    const { exchange, outcome } = await run.ask({ operation, parts, as: 'member' })
    const isThere = again === '4090' && outcome.kind === 'refused' && outcome.code === again
    if (!isThere || place === mostTried) return { parts, before, lacking, exchange, outcome }
  }
}
