import { conventionClause } from '../clause.ts'
import type { MeanLaw, Operation } from '../declared.ts'
import { member } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { parseSource, totalOf, type Answer, type Values } from '../values.ts'
import { countFacets, countNarrowed, countAll, named } from './counts.ts'

type Fields = Record<string, unknown>

const clause = () => conventionClause('relations')
const recordsCompared = 4
const pageSize = 50

/** Compares what different operations say about the same thing. */
export async function holdRelations(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success === undefined || success.outcome.kind !== 'success') return
  const { data } = success.outcome
  for (const answer of [success, ...(await furtherAnswers(values, operation, success))]) {
    await countAll(run, values, operation, answer)
    for (const law of operation.laws.means ?? []) await average(run, values, operation, answer, law)
  }
  await countFacets(run, values, operation, success)
  await countNarrowed(run, values, operation)
  holdSums(run, operation, success)
  await addUp(run, values, operation, success)
  await addedUp(run, values, operation)
  for (const [parameter, pointer] of Object.entries(operation.laws.under ?? {})) {
    const upper = String(success.parts.path[parameter] ?? success.parts.query[parameter])
    const stray = valuesAt(data, pointer)
      .map((each) => String(member(each, 'code') ?? member(each, 'id')))
      .find((code) => !code.startsWith(upper.replace(/(00)+$/, '')))
    run.check(
      operation,
      'relations',
      stray === undefined
        ? undefined
        : {
            rule: `under ${parameter}`,
            expected: `各区划属于 ${upper}`,
            actual: `含 ${stray}`,
            clause: clause(),
            exchange: success.exchange,
          },
    )
  }
}

/** What an operation that counts, or tells of other replies, says of other records. */
async function furtherAnswers(values: Values, operation: Operation, { parts }: Answer): Promise<Answer[]> {
  const { counts, means, tells, values: sources } = operation.laws
  if ((counts ?? means ?? tells) === undefined || sources === undefined) return []
  const asked = new Set([JSON.stringify(parts)])
  const answers: Answer[] = []
  for (let place = 1; place < recordsCompared; place += 1) {
    const others = await values.parts(operation, {}, place)
    if (others === undefined || asked.has(JSON.stringify(others))) continue
    asked.add(JSON.stringify(others))
    answers.push(await values.answer(operation, others))
  }
  return answers
}

/** Declared sums must be correct, also after a write. */
export function holdSums(
  run: Run,
  operation: Operation,
  { outcome, exchange }: Pick<Answer, 'outcome' | 'exchange'>,
): void {
  if (outcome.kind !== 'success') return
  for (const [whole, parts] of operation.laws.sums ?? []) {
    const [total] = valuesAt(outcome.data, whole)
    const sum = valuesAt(outcome.data, parts).reduce<number>((all, each) => all + Number(each), 0)
    run.check(
      operation,
      'relations',
      total === sum
        ? undefined
        : {
            rule: `sum ${whole}`,
            expected: `${whole} 等于 ${parts} 之和（${sum}）`,
            actual: String(total),
            at: `/data${whole}`,
            part: total,
            clause: clause(),
            exchange,
          },
    )
  }
}

/** A number is the mean of the values of a list, to one decimal. Of a longer list than one page it is not known. */
async function average(run: Run, values: Values, operation: Operation, success: Answer, law: MeanLaw): Promise<void> {
  if (success.outcome.kind !== 'success') return
  const [stated] = valuesAt(success.outcome.data, law.at)
  const by = String(named(success.outcome.data, success.outcome.data, law.by))
  const { operationId, parameters, pointer } = parseSource(law.of.replace('{by}', encodeURIComponent(by)))
  const list = run.operation(operationId)
  const parts = await values.parts(list, { ...parameters, size: pageSize })
  const answer = typeof stated === 'number' && parts !== undefined ? await values.answer(list, parts) : undefined
  if (answer?.outcome.kind !== 'success' || (totalOf(answer.outcome.data) ?? Infinity) > pageSize) return
  const numbers = valuesAt(answer.outcome.data, pointer).map(Number)
  const mean = numbers.reduce((all, each) => all + each, 0) / numbers.length
  run.check(
    operation,
    'relations',
    Math.abs(Number(stated) - mean) <= 0.05 + 1e-9
      ? undefined
      : {
          rule: `mean ${law.at}`,
          expected: `${law.at}（${by}）为 ${law.of.replace('{by}', by)} 的均值（${mean.toFixed(1)}）`,
          actual: String(stated),
          at: `/data${law.at}`,
          part: stated,
          clause: clause(),
          exchange: success.exchange,
        },
  )
}

/** Each part is the sum of another operation's details: the days of a month, the months of a year. */
async function addUp(run: Run, values: Values, operation: Operation, success: Answer): Promise<void> {
  const law = operation.laws.adds
  if (law === undefined || success.outcome.kind !== 'success') return
  const data = success.outcome.data as Fields
  for (const each of valuesAt(data, law.each) as Fields[]) {
    const text = law.of.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(each[name] ?? data[name]))
    const { operationId, parameters, pointer } = parseSource(text)
    const inner = run.operation(operationId)
    const numbers = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, Number(value)]))
    const parts = await values.parts(inner, numbers)
    const answer = parts === undefined ? undefined : await values.answer(inner, parts)
    if (answer?.outcome.kind !== 'success') continue
    const found = valuesAt(answer.outcome.data, pointer) as Fields[]
    for (const field of law.fields) {
      const sum = found.reduce((all, part) => all + Number(part[field] ?? 0), 0)
      // Either of the two may be the wrong one.
      for (const blamed of [operation, inner])
        run.check(
          blamed,
          'relations',
          each[field] === sum
            ? undefined
            : {
                rule: `adds ${field}`,
                expected: `${operation.operationId} 的 ${field} 为 ${text.split('#')[0]} 各项之和（${sum}）`,
                actual: String(each[field]),
                at: `/data${law.each}/${field}`,
                part: each,
                clause: clause(),
                exchange: success.exchange,
              },
        )
    }
  }
}

/** What adds up this operation's details, when that one is not asked itself. */
async function addedUp(run: Run, values: Values, operation: Operation): Promise<void> {
  for (const outer of run.operations.values()) {
    const { adds } = outer.laws
    if (adds === undefined || parseSource(adds.of).operationId !== operation.operationId) continue
    if (run.subjects.includes(outer)) continue
    const parts = await values.parts(outer)
    if (parts !== undefined) await addUp(run, values, outer, await values.answer(outer, parts))
  }
}
