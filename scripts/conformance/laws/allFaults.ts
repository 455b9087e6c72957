import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member } from '../gateway/exchange.ts'
import { brokenRequests } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import type { Answer } from '../values.ts'

/** Two wrong parameters in one request are both reported, so that users need not correct a form field by field. */
export async function tellAllFaults(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  if (success === undefined || effectOf(operation) !== 'reads') return
  const broken = brokenRequests(run.document, operation, success.parts).filter(({ rule }) => / query\./.test(rule))
  const [one] = broken
  const other = broken.find(({ place, rule }) => place !== one?.place && !rule.startsWith('missing'))
  if (one?.place === undefined || other?.place === undefined || one.rule.startsWith('missing')) return
  const query = { ...one.parts.query, [other.place]: other.parts.query[other.place] }
  const { exchange, outcome } = await run.ask({ operation, parts: { ...one.parts, query }, as: success.as })
  // Other refusals, or none, are reported for each of the two parameters.
  if (outcome.kind !== 'refused' || outcome.code !== '3000') return
  const told = [member(exchange.json, 'data')].flat().map((each) => String(member(each, 'field')))
  const missing = [one.place, other.place].find((place) => !told.some((field) => field.split('.').includes(place)))
  run.check(
    operation,
    'refusals',
    missing === undefined
      ? undefined
      : {
          rule: 'all faults',
          expected: `${one.fault}、${other.fault}时，data 两条都列出`,
          general: '有两处错误时，data 两条都列出',
          actual: `没有 ${missing}`,
          at: '/data',
          part: member(exchange.json, 'data'),
          clause: conventionClause('refusal'),
          exchange,
        },
  )
}
