import { conventionClause } from '../clause.ts'
import type { JsonSchema } from '#compiler/document.ts'
import type { CountLaw, Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { isAboutRecords, parseSource, totalOf, type Answer, type Values } from '../values.ts'

type Fields = Record<string, unknown>

const clause = () => conventionClause('relations')
const recordsCompared = 6
const countsCompared = 8

/** Compares what different operations say about the same thing. */
export async function holdRelations(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  await refuseUnknown(run, operation, success ?? { parts: run.example(operation), as: values.callerOf(operation) })
  if (success === undefined || success.outcome.kind !== 'success') return
  const { data } = success.outcome
  await agreeWithList(run, values, operation)
  for (const law of operation.laws.counts ?? []) await count(run, values, operation, success, law)
  holdSums(run, operation, success)
  await addUp(run, values, operation, success)
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

/** A record's detail agrees with its list, field by field. */
async function agreeWithList(run: Run, values: Values, operation: Operation): Promise<void> {
  if (operation.method !== 'GET') return
  for (const [name, text] of Object.entries(operation.laws.values ?? {})) {
    const { operationId, pointer, parameters } = parseSource(text)
    const split = pointer.lastIndexOf('/*/')
    const source = run.operation(operationId)
    if (split < 0 || source.method !== 'GET' || operation.laws.list !== undefined) continue
    const size = source.parameters.some((each) => each.name === 'size') ? { size: 50 } : {}
    const parts = await values.parts(source, { ...size, ...parameters })
    if (parts === undefined) continue
    const listed = await values.answer(source, parts)
    if (listed.outcome.kind !== 'success') continue
    const records = valuesAt(listed.outcome.data, pointer.slice(0, split + 2)) as Fields[]
    const ids = (await values.offered(text, recordsCompared)).slice(0, recordsCompared)
    for (const id of ids) {
      const record = records.find((each) => valuesAt(each, pointer.slice(split + 2)).includes(id))
      const own = await values.parts(operation, { [name]: id })
      if (record === undefined || own === undefined) continue
      const detail = await values.answer(operation, own)
      if (detail.outcome.kind !== 'success') {
        if (
          detail.outcome.kind === 'refused' &&
          ['4040', '404'].includes(detail.outcome.code) &&
          Object.keys(operation.laws.values ?? {}).length === 1 &&
          isAboutRecords(run, text)
        )
          run.check(operation, 'relations', {
            rule: 'listed is there',
            expected: `${operationId} 列出的 ${String(id)} 可以查看`,
            actual: told(detail.outcome),
            clause: clause(),
            exchange: detail.exchange,
          })
        continue
      }
      compare(run, operation, detail, { record, id, listedBy: operationId, isNamedAlike: pointer.endsWith(`/${name}`) })
    }
  }
}

interface Compared {
  record: Fields
  id: unknown
  listedBy: string
  isNamedAlike: boolean
}

/** Fields that may change between two reads of the same thing. */
const volatile = /^(?:viewCount|favorited|matchedDegree|read|downloadCount|hitCount)$/

function compare(run: Run, operation: Operation, detail: Answer, { record, id, listedBy }: Compared): void {
  if (detail.outcome.kind !== 'success' || typeof detail.outcome.data !== 'object' || detail.outcome.data === null)
    return
  const { data } = detail.outcome
  // A reply about something else than the record shares field names by coincidence.
  if (member(data, 'id') !== record['id'] && !('enId' in record && member(data, 'enId') === record['enId'])) {
    const isSameThing = 'id' in record && record['id'] === id && member(data, 'id') !== undefined
    run.check(
      operation,
      'relations',
      isSameThing
        ? {
            rule: 'detail id',
            expected: `返回所求的 ${String(id)}`,
            actual: `id 为 ${JSON.stringify(member(data, 'id'))}`,
            at: '/data/id',
            clause: clause(),
            exchange: detail.exchange,
          }
        : undefined,
    )
    return
  }
  for (const [field, listed] of Object.entries(record)) {
    const own = member(data, field)
    if (own === undefined || volatile.test(field) || !isPlain(listed) || !isPlain(own)) continue
    run.check(
      operation,
      'relations',
      JSON.stringify(own) === JSON.stringify(listed)
        ? undefined
        : {
            rule: `agrees ${field}`,
            expected: `${field} 与 ${listedBy} 一致，为 ${JSON.stringify(listed).slice(0, 80)}`,
            actual: JSON.stringify(own).slice(0, 80),
            at: `/data/${field}`,
            part: own,
            clause: clause(),
            exchange: detail.exchange,
          },
    )
  }
}

function isPlain(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
  )
}

/** A valid value that no gateway has, if the schema is for the name of a record or file. */
function unknownOf(schema: JsonSchema | undefined): string | undefined {
  const name = schema?.$ref?.split('/').at(-1) ?? ''
  return name === 'Id' || name === 'FilePath'
    ? 'conformance-unknown'
    : name === 'GatewayUrl'
      ? '/conformance/unknown.pdf'
      : undefined
}

/** A missing record is reported as missing, and never as an empty success. */
async function refuseUnknown(run: Run, operation: Operation, success: Pick<Answer, 'parts' | 'as'>): Promise<void> {
  if (effectOf(operation) !== 'reads' || operation.laws.list !== undefined) return
  if (operation.member && success.as === 'visitor') return
  for (const name of Object.keys(operation.laws.values ?? {})) {
    const parameter = operation.parameters.find((each) => each.name === name)
    const value = unknownOf(parameter?.schema)
    if (parameter?.required !== true || value === undefined || operation.laws.anyValue?.includes(name) === true)
      continue
    const place = parameter.in as 'path' | 'query'
    const { exchange, outcome } = await run.ask({
      operation,
      as: success.as,
      parts: { ...success.parts, [place]: { ...success.parts[place], [name]: value } },
    })
    const isRight = outcome.kind === 'refused' && ['4040', '4030', '404'].includes(outcome.code)
    run.check(
      operation,
      'refusals',
      isRight || outcome.kind === 'broken'
        ? undefined
        : {
            rule: `unknown ${name}`,
            expected: `没有的 ${name} 返回 4040（没有信封的为 404）`,
            actual: told(outcome),
            clause: conventionClause('unknown'),
            exchange,
          },
    )
  }
}

/** A count equals the length of the list that it counts. */
async function count(run: Run, values: Values, operation: Operation, success: Answer, law: CountLaw): Promise<void> {
  if (success.outcome.kind !== 'success') return
  for (const item of valuesAt(success.outcome.data, law.at).slice(0, countsCompared)) {
    const stated = law.count === undefined ? item : member(item, law.count)
    const by = law.by === undefined ? '' : String(member(item, law.by))
    let sum: number | undefined = 0
    for (const text of law.of) {
      const { operationId, parameters } = parseSource(`${text.replace('{by}', encodeURIComponent(by))}#`)
      const list = run.operation(operationId)
      const parts = await values.parts(list, { ...parameters, size: 1, ...asLists(list, parameters) })
      const answer = parts === undefined ? undefined : await values.answer(list, parts)
      const total = answer?.outcome.kind === 'success' ? totalOf(answer.outcome.data) : undefined
      sum = total === undefined || sum === undefined ? undefined : sum + total
    }
    if (sum === undefined || typeof stated !== 'number') continue
    const place = `${law.at}${law.count === undefined ? '' : `/${law.count}`}`
    run.check(
      operation,
      'relations',
      stated === sum
        ? undefined
        : {
            rule: `count ${place}`,
            expected: `${place}${by === '' ? '' : `（${by}）`}等于 ${law.of.join(' 与 ').replaceAll('{by}', by)} 的 total（${sum}）`,
            actual: String(stated),
            at: `/data${law.at}`,
            part: item,
            clause: clause(),
            exchange: success.exchange,
          },
    )
  }
}

function asLists(operation: Operation, parameters: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      operation.parameters.some((each) => each.name === name && each.schema.type === 'array') ? [[name, [value]]] : [],
    ),
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
      run.check(
        operation,
        'relations',
        each[field] === sum
          ? undefined
          : {
              rule: `adds ${field}`,
              expected: `${text.split('#')[0]} 各项 ${field} 之和为 ${sum}`,
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
