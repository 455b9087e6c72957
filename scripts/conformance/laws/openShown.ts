import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, told, type Exchange } from '../gateway/exchange.ts'
import { grouped } from '../report/grouped.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'
import { detailsOf, seenIn } from './details.ts'
import type { Shown, Story } from './story.ts'

/** How many records of each kind are opened, for each place that shows them. */
const opened = 6

/** Opens records that replies show or refer to: they are there. */
export async function openShown(run: Run, values: Values, story: Story): Promise<void> {
  const details = detailsOf(run)
  const chosen = [
    ...grouped(story.shown, ({ kind, operation, at }) => `${kind} ${operation.operationId} ${at}`).values(),
  ].flatMap((shown) => shown.filter(({ kind }) => details.has(kind)).slice(0, opened))
  await run.each('所示的记录', chosen, async (shown) => {
    const { kind, id, operation, at, exchange } = shown
    const answers: Answer[] = []
    for (const { detail, parameter } of details.get(kind) ?? []) {
      const parts = await values.parts(detail, { [parameter]: id })
      if (parts === undefined) return
      const answer = await values.answer(detail, parts)
      holdAsked(run, { detail, kind, id, exchange: answer.exchange })
      holdValid(run, shown, answer)
      // Anything but a missing record says nothing here: the list of one member may show what only its owner may open.
      if (answer.outcome.kind !== 'refused' || !['4040', '404'].includes(answer.outcome.code)) return
      answers.push(answer)
    }
    const [last] = answers.slice(-1)
    run.check(
      operation,
      'relations',
      last === undefined
        ? undefined
        : {
            rule: `is there ${kind}`,
            expected: `所示的 ${kind} ${id} 可以由 ${last.exchange.question.operation.operationId} 查看`,
            actual: told(last.outcome),
            at: `/data${at}`,
            clause: conventionClause('relations'),
            exchange,
          },
    )
  })
}

/** A detail is of the record that was asked for. */
function holdAsked(
  run: Run,
  { detail, kind, id, exchange }: { detail: Operation; kind: string; id: string; exchange: Exchange },
): void {
  const own = seenIn(run, exchange).filter((each) => each.at === '' && each.isOwn && each.kind === kind)
  const other = own.find((each) => each.id !== id)
  run.check(
    detail,
    'relations',
    other === undefined
      ? undefined
      : {
          rule: 'detail id',
          expected: `返回所求的 ${id}`,
          actual: `返回的是 ${other.id}`,
          at: '/data',
          clause: conventionClause('relations'),
          exchange,
        },
  )
}

/** What is not marked as over is not over. */
function holdValid(run: Run, { kind, id, operation, at, exchange, has }: Shown, { outcome }: Answer): void {
  if (outcome.kind !== 'success' || has === undefined) return
  const other = Object.entries(has).find(([field, values]) => {
    const value = member(outcome.data, field)
    return value !== undefined && !values.includes(value)
  })
  run.check(
    operation,
    'relations',
    other === undefined
      ? undefined
      : {
          rule: `has ${kind} ${other[0]}`,
          expected: `没有标为失效的 ${kind} ${id}，${other[0]} 为 ${other[1].join('、')}`,
          actual: JSON.stringify(member(outcome.data, other[0])),
          at: `/data${at}`,
          clause: conventionClause('relations'),
          exchange,
        },
  )
}

/** Opens what one record of a reply refers to and does not mark as over. */
export async function holdReferred(run: Run, values: Values, exchange: Exchange, record: object): Promise<void> {
  const details = detailsOf(run)
  for (const seen of seenIn(run, exchange))
    for (const { detail, parameter } of seen.owner === record && seen.has !== undefined
      ? (details.get(seen.kind) ?? [])
      : []) {
      const parts = await values.parts(detail, { [parameter]: seen.id })
      const shown = { ...seen, operation: exchange.question.operation, exchange }
      if (parts !== undefined) holdValid(run, shown, await values.answer(detail, parts))
    }
}
