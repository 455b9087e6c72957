import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange, Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { Sighting } from '../sightings.ts'
import type { Answer, Values } from '../values.ts'
import { kindAsked, seenIn } from './details.ts'
import { keyValue, misplaced } from './records.ts'

/** What is recommended or related beside a record is never that record itself. */
export function judgeItself(run: Run, exchange: Exchange, sightings: readonly Sighting[]): void {
  const { operation } = exchange.question
  const asked = askedIn(run, exchange)
  // A single one is the record itself, under a name, where the reply as a whole is no such record.
  const isBeside = ({ at, kind }: Sighting) =>
    at.includes('*') || sightings.some((each) => each.at === '' && each.isOwn && each.kind === kind)
  const beside = sightings.filter(
    (each) => each.at !== '' && each.isOwn && isBeside(each) && asked.some(({ kind }) => each.kind === kind),
  )
  if (beside.length === 0) return
  const itself = beside.find(({ kind, id }) => asked.some((each) => each.kind === kind && each.id === id))
  run.check(
    operation,
    'relations',
    itself === undefined
      ? undefined
      : {
          rule: `itself ${itself.at}`,
          expected: `${itself.at} 不含所求的 ${itself.kind} 自己`,
          actual: `含 ${itself.id}`,
          at: `/data${itself.at}`,
          clause: conventionClause('relations'),
          exchange,
        },
  )
}

/** The records that the request names in required parameters. */
function askedIn(run: Run, { question: { operation, parts } }: Exchange): { kind: string; id: unknown }[] {
  return operation.parameters.flatMap(({ name, required, in: place }) => {
    const kind = required === true && place !== 'header' ? kindAsked(run, operation, name) : undefined
    return kind === undefined ? [] : [{ kind, id: parts.path[name] ?? parts.query[name] }]
  })
}

/** The record before the next one is the record itself, and the next one comes after it. */
export async function holdNeighbours(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success === undefined) return
  const shown = seenIn(run, success.exchange).filter(({ isOwn }) => isOwn)
  const own = shown.find(({ at }) => at === '')
  for (const [there, back] of [
    ['/next', '/prev'],
    ['/prev', '/next'],
  ] as const) {
    const neighbour = shown.find(({ at, kind }) => at === there && kind === own?.kind)
    const name = operation.parameters.find((each) => kindAsked(run, operation, each.name) === own?.kind)?.name
    if (own === undefined || neighbour === undefined || name === undefined) continue
    const parts = await values.parts(operation, { [name]: neighbour.id })
    const answer = parts === undefined ? undefined : await values.answer(operation, parts)
    if (answer?.outcome.kind !== 'success') continue
    holdPlace(run, { own: success.outcome, neighbour: answer, there })
    const returned = seenIn(run, answer.exchange).find(({ at, isOwn }) => at === back && isOwn)
    run.check(
      operation,
      'relations',
      returned?.id === own.id
        ? undefined
        : {
            rule: `neighbour ${there}`,
            expected: `${own.id} 的 ${there} 为 ${neighbour.id}，反过来 ${neighbour.id} 的 ${back} 为 ${own.id}`,
            actual: returned === undefined ? `没有 ${back}` : `${back} 为 ${returned.id}`,
            at: `/data${back}`,
            clause: conventionClause('relations'),
            exchange: answer.exchange,
          },
    )
  }
}

interface Place {
  own: Outcome
  neighbour: Answer
  there: '/next' | '/prev'
}

function holdPlace(run: Run, { own, neighbour: { outcome, exchange }, there }: Place): void {
  const { operation } = exchange.question
  const { neighbours } = operation.laws
  if (neighbours === undefined || own.kind !== 'success' || outcome.kind !== 'success') return
  const two = [own.data, outcome.data] as Record<string, unknown>[]
  const { order, alike = [] } = neighbours
  const wrong = misplaced(there === '/next' ? two : two.toReversed(), order)
  const other = alike.find((field) => two[0]?.[field] !== two[1]?.[field])
  run.check(
    operation,
    'relations',
    other === undefined
      ? undefined
      : {
          rule: `alike ${there}`,
          expected: `${there} 的一条与本条的 ${other} 相同`,
          actual: two.map((each) => JSON.stringify(each[other])).join('、'),
          at: `/data${there}`,
          clause: conventionClause('relations'),
          exchange,
        },
  )
  run.check(
    operation,
    'relations',
    wrong === undefined
      ? undefined
      : {
          rule: `place ${there}`,
          expected: `${there} 的一条按 ${order.join('、')} 排在本条之${there === '/next' ? '后' : '前'}`,
          actual: order.map((key) => two.map((each) => JSON.stringify(keyValue(each, key))).join('、')).join('；'),
          clause: conventionClause('sorts'),
          exchange,
        },
  )
}
