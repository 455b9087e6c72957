import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told, type Exchange } from '../gateway/exchange.ts'
import { grouped } from '../report/grouped.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'
import { detailsOf, seenIn } from './details.ts'
import type { Story } from './story.ts'

/** How many records of each kind are opened, for each place that shows them. */
const opened = 6

/** Opens records that replies show or refer to: they are there. */
export async function openShown(run: Run, values: Values, story: Story): Promise<void> {
  const details = detailsOf(run)
  const chosen = [
    ...grouped(story.shown, ({ kind, operation, at }) => `${kind} ${operation.operationId} ${at}`).values(),
  ].flatMap((shown) => shown.filter(({ kind }) => details.has(kind)).slice(0, opened))
  await run.each('所示的记录', chosen, async ({ kind, id, operation, at, exchange }) => {
    const answers: Answer[] = []
    for (const { detail, parameter } of details.get(kind) ?? []) {
      const parts = await values.parts(detail, { [parameter]: id })
      if (parts === undefined) return
      const answer = await values.answer(detail, parts)
      holdAsked(run, { detail, kind, id, exchange: answer.exchange })
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
