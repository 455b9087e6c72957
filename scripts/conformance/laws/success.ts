import { resolve } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, told } from '../gateway/exchange.ts'
import { conventionClause, operationClause } from '../clause.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import { isAboutRecords, parseSource, type Answer, type Values } from '../values.ts'
import { askVariants } from './variantsAsked.ts'

/** The places of the records that are requested of each operation: of different kinds, and the last one of a page. */
const places = [0, 1, 2, 3, 4, 5, 6, 7, 49]

export const changesData = '会改变数据（--write）'

function valuesGiven(run: Run, { operationId }: Operation): unknown {
  return (run.options.values as Record<string, unknown>)[operationId]
}

/** Why an operation is not called at all. */
export function reasonToSkip(run: Run, operation: Operation): string | undefined {
  const effect = effectOf(operation)
  const isGiven = valuesGiven(run, operation) !== undefined
  if (operation.member && !run.asker.knows('member')) return '需要会员令牌（GATEWAY_TOKEN）'
  if (effect !== 'reads' && !run.options.write) return changesData
  return effect === 'onlyAsked' && !isGiven ? `${operation.laws.onlyAsked ?? ''}；须用 --values 给出值` : undefined
}

/** Whether the operation is called only because the values file names it. */
export function isGivenOnly(run: Run, operation: Operation): boolean {
  return effectOf(operation) === 'onlyAsked' && reasonToSkip(run, operation) === undefined
}

/** Requests records of different kinds from each reading operation. At least one request has to succeed. */
export async function succeed(run: Run, values: Values, operation: Operation): Promise<Answer | undefined> {
  const coverage = run.coverageOf(operation.operationId)
  const skipped = reasonToSkip(run, operation)
  if (skipped !== undefined) {
    coverage.note = skipped
    return undefined
  }
  const answers: Answer[] = []
  for (const place of places) {
    const parts = await values.parts(operation, {}, place)
    if (parts === undefined) break
    if (answers.some((answer) => JSON.stringify(answer.parts) === JSON.stringify(parts))) break
    answers.push(await values.answer(operation, parts))
    if (Object.keys(operation.laws.values ?? {}).length === 0 || effectOf(operation) !== 'reads') break
  }
  const chosen: Answer[] = []
  for (const more of choices(run, operation)) {
    const parts = await values.parts(operation, more)
    if (parts !== undefined) chosen.push(await values.answer(operation, parts))
  }
  tellApart(run, operation, chosen)
  answers.push(...chosen, ...(await askVariants(run, values, operation)))
  const [first] = answers
  if (first === undefined) {
    coverage.note = '网关的列表里没有可用的值'
    return undefined
  }
  judge(run, operation, answers)
  return answers.find(({ outcome }) => outcome.kind === 'success')
}

/** Different parameters give different replies. A cache that ignores a parameter gives the same reply to all. */
function tellApart(run: Run, operation: Operation, answers: readonly Answer[]): void {
  const seen = new Set<string>()
  const said = answers.filter(({ outcome }) => outcome.kind === 'success' && JSON.stringify(outcome.data).length > 20)
  if (said.length < 2) return
  const alike = said.find(({ outcome }) => {
    const text = outcome.kind === 'success' ? JSON.stringify(outcome.data) : ''
    const isKnown = seen.has(text)
    seen.add(text)
    return isKnown && JSON.parse(text) !== null && !isEmptyPage(JSON.parse(text))
  })
  run.check(
    operation,
    'lists',
    alike === undefined
      ? undefined
      : {
          rule: 'told apart',
          expected: '不同的取值得到不同的应答',
          actual: '与另一取值的应答一字不差',
          clause: conventionClause('filters'),
          exchange: alike.exchange,
        },
  )
}

function isEmptyPage(data: unknown): boolean {
  return member(data, 'total') === 0
}

/** Every value of a required parameter with a fixed list of values. */
function choices(run: Run, operation: Operation): Record<string, unknown>[] {
  if (operation.method !== 'GET' || operation.laws.values !== undefined) return []
  return operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required === true)
    .flatMap(({ name, schema }) => {
      const resolved = resolve(run.document, schema) as FullSchema
      const item = resolved.items === undefined ? undefined : resolve(run.document, resolved.items)
      return (resolved.enum ?? item?.enum ?? []).map((value) => ({ [name]: item === undefined ? value : [value] }))
    })
    .slice(0, 12)
}

function judge(run: Run, operation: Operation, answers: readonly Answer[]): void {
  const coverage = run.coverageOf(operation.operationId)
  coverage.succeeded ||= answers.some(({ outcome }) => outcome.kind === 'success')
  // A rule of the service may refuse some records, but it must not call an existing record missing, nor a member's own
  // record somebody else's.
  const codesOfRules = new Set(['4008', '4090', '5000', ...(refusesForeign(run, operation) ? [] : ['4030'])])
  const isRule = ({ outcome }: Answer) =>
    outcome.kind === 'refused' && codesOfRules.has(outcome.code) && coverage.succeeded
  // Something that a member has not created yet, such as a provider's entry, may be missing.
  const sources = Object.values(operation.laws.values ?? {})
  const isLack = ({ outcome }: Answer) =>
    outcome.kind === 'refused' &&
    ['4030', '4040'].includes(outcome.code) &&
    operation.member &&
    sources.every((source) => !isAboutRecords(run, source))
  const refused = answers.find((answer) => answer.outcome.kind === 'refused' && !isRule(answer) && !isLack(answer))
  const [first] = answers
  if (first === undefined) return
  if (!coverage.succeeded) coverage.note = told(first.outcome)
  // Values from the gateway's own lists must exist. Our examples may be unknown to it.
  const isOwn = Object.keys(operation.laws.values ?? {}).some((name) => !name.startsWith('body/'))
  const isSimple =
    !operation.parameters.some(({ required, in: place }) => required === true && place !== 'header') &&
    operation.requestBody === undefined
  const isGiven = valuesGiven(run, operation) !== undefined
  const mustAnswer = effectOf(operation) === 'reads' && (isOwn || isSimple || choices(run, operation).length > 0)
  const outcome = refused?.outcome
  run.check(
    operation,
    'success',
    mustAnswer && outcome?.kind === 'refused'
      ? {
          rule: 'valid',
          expected: isGiven
            ? '对 --values 所给的取值给出成功应答'
            : isOwn
              ? '对自己列表中的记录给出成功应答'
              : '对有效请求给出成功应答',
          actual: told(outcome),
          clause: operationClause(operation.service, operation.operationId, 'responses', '200'),
          exchange: refused?.exchange ?? first.exchange,
        }
      : undefined,
  )
}

/** It takes a record of the caller's own lists, and 4030 is its word for somebody else's. */
function refusesForeign(run: Run, { laws: { refuses = {}, values = {} } }: Operation): boolean {
  return Object.entries(refuses).some(([name, { foreign }]) => {
    const source = values[name]
    return foreign === '4030' && source !== undefined && run.operation(parseSource(source).operationId).member
  })
}

/** A service without any successful operation is broken, however well it refuses. */
export function judgeServices(run: Run): void {
  const called = run.subjects.filter(({ operationId }) => run.coverageOf(operationId).held.success !== undefined)
  for (const service of new Set(called.map((operation) => operation.service))) {
    const own = called.filter((operation) => operation.service === service)
    const [first] = own
    if (first === undefined || own.some(({ operationId }) => run.coverageOf(operationId).succeeded)) continue
    run.check(first, 'success', {
      rule: `service ${service}`,
      expected: `服务 ${service} 至少有一个接口给出成功应答`,
      actual: `问了 ${own.length} 个接口，没有一个成功`,
    })
  }
}
