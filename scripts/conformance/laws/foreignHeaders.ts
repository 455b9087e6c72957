import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Caller } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { parseSource, type Answer, type Values } from '../values.ts'
import { changedAt } from './elsewhere.ts'

/** Where no second member is known whose record could be named. */
const ofNobody = 'conformance-unknown'

/** A header that names one of the caller's own records, in the list of them. Any other one is as if it were not sent. */
interface OwnHeader {
  name: string
  source: string
}

/** A header with the id of somebody else's record changes nothing: its sender gets the same as without it. */
export async function ignoreForeignHeaders(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  const header = ownHeaderOf(operation)
  if (header === undefined || operation.method !== 'GET' || success?.outcome.kind !== 'success') return
  const [mine, theirs] = [await idsOf(run, values, header, 'member'), await idsOf(run, values, header, 'stranger')]
  const foreign = theirs.find((id) => !mine.includes(id)) ?? ofNobody
  if (run.asker.knows('member')) await ignore(run, operation, { as: 'member', header, id: foreign, success })
  const [own] = mine
  if (!operation.member && own !== undefined) await ignore(run, operation, { as: 'visitor', header, id: own, success })
}

function ownHeaderOf({ parameters }: Operation): OwnHeader | undefined {
  for (const parameter of parameters) {
    const { 'x-own-of': source } = parameter as { 'x-own-of'?: string }
    if (source !== undefined && parameter.in === 'header') return { name: parameter.name, source }
  }
  return undefined
}

async function idsOf(run: Run, values: Values, { source }: OwnHeader, as: Caller): Promise<unknown[]> {
  const { operationId, pointer } = parseSource(source)
  const list = run.operation(operationId)
  const parts = run.asker.knows(as) ? await values.parts(list) : undefined
  if (parts === undefined) return []
  const { outcome } = await run.ask({ operation: list, parts, as })
  return outcome.kind === 'success' ? valuesAt(outcome.data, pointer) : []
}

interface Sent {
  as: Caller
  header: OwnHeader
  id: unknown
  success: Answer
}

async function ignore(run: Run, operation: Operation, { as, header, id, success: { parts } }: Sent): Promise<void> {
  const changed = async () => {
    const without = await run.ask({ operation, as, parts })
    const sent = { ...parts, header: { ...parts.header, [header.name]: id } }
    const given = await run.ask({ operation, as, parts: sent })
    if (without.outcome.kind !== 'success' || given.outcome.kind === 'broken') return undefined
    const place = given.outcome.kind === 'success' ? changedAt(without.outcome.data, given.outcome.data) : ''
    return place === undefined ? undefined : { place, exchange: given.exchange }
  }
  // What others write in between may change a reply once.
  const difference = (await changed()) && (await changed())
  run.check(
    operation,
    'access',
    difference === undefined
      ? undefined
      : {
          rule: `header ${header.name}`,
          expected: `${header.name} 不是调用者自己的时不读取，应答与没有它时一样`,
          actual: difference.place === '' ? '应答不同' : `${difference.place} 不同`,
          at: `/data${difference.place}`,
          clause: conventionClause('ownership'),
          exchange: difference.exchange,
        },
  )
}
