import { resolve } from '#compiler/document.ts'
import { conventionClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { parseSource, type Answer, type Values } from '../values.ts'
import { codeForForeign, ofOtherParts } from './statedCodes.ts'

/** What one member's own lists show, another member can neither see nor change. */
export async function keepFromStrangers(run: Run, values: Values, operation: Operation): Promise<void> {
  if (!operation.member || !run.asker.knows('member') || !run.asker.knows('stranger')) return
  const isWrite = effectOf(operation) !== 'reads'
  if (isWrite && !run.options.write) return
  for (const [name, text] of Object.entries({ ...likewise(run, operation), ...operation.laws.values })) {
    const source = run.operation(parseSource(text).operationId)
    // Who may see a file is another law's subject; a picture is everybody's.
    if (!source.member || source.laws.shared === true || isFile(run, operation, name)) continue
    const offers = await values.offered(text, 50)
    const theirs = new Set(await strangersOwn(run, source, text))
    const owned = offers.filter((value) => !theirs.has(value))
    // Who owns it may be looked up in another way for records of another kind. What writes is tried once.
    const places = isWrite ? [0] : [0, Math.floor(owned.length / 2), -1]
    const tried = new Set(places.map((place) => owned.at(place)).filter((value) => value !== undefined))
    for (const own of tried) await refuseForeign(run, values, operation, name, own)
  }
}

function isFile(run: Run, operation: Operation, name: string): boolean {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const property = schema && resolve(run.document, schema).properties?.[name.replace('body/', '')]
  return property !== undefined && 'x-file' in { ...resolve(run.document, property), ...property }
}

/** Another member's value is refused, wherever it is asked for, and with the code that the operation states for it. */
export async function refuseForeign(
  run: Run,
  values: Values,
  operation: Operation,
  name: string,
  own: unknown,
): Promise<void> {
  const field = name.startsWith('body/') ? name.slice('body/'.length) : undefined
  const valid = await values.parts(operation)
  const base = valid ?? run.example(operation)
  const parts =
    field === undefined
      ? withParameter(operation, base, name, own)
      : { ...base, body: { ...(base.body as object), [field]: own } }
  const { exchange, outcome } = await run.ask({ operation, parts, as: 'stranger' })
  run.check(
    operation,
    'access',
    outcome.kind === 'success'
      ? {
          rule: `stranger ${name}`,
          expected: `另一会员以他人的 ${name} 调用时返回 4030 或 4040`,
          actual: '成功应答',
          clause: conventionClause('ownership'),
          exchange,
        }
      : undefined,
  )
  const stated = codeForForeign(operation, name)
  // Of an example's other values, the gateway may have none.
  if (stated === undefined || valid === undefined || outcome.kind !== 'refused') return
  // Other parts of the request, which are the first member's as well, may be checked first.
  if (outcome.code === '3000' || ofOtherParts.has(outcome.code)) return
  run.check(
    operation,
    'refusals',
    outcome.code === stated
      ? undefined
      : {
          rule: `foreign ${name}`,
          expected: `他人的 ${name} 返回 ${stated}`,
          actual: told(outcome),
          clause: operationClause(operation.service, operation.operationId, 'x-laws', 'refuses', name),
          exchange,
        },
  )
}

/** Sources that other operations declare for parameters of the same name, such as an optional `enId`. */
function likewise(run: Run, operation: Operation): Record<string, string> {
  const all = [...run.operations.values()]
  const found = operation.parameters.flatMap(({ name, in: place }) => {
    // A list answers with what is the caller's own, unless it says that it refuses.
    if (operation.laws.list !== undefined && codeForForeign(operation, name) === undefined) return []
    const sources = all.map(({ laws }) => (place === 'query' && name !== 'id' ? laws.values?.[name] : undefined))
    const source = sources.find((text) => text !== undefined && run.operation(parseSource(text).operationId).member)
    return source === undefined ? [] : [[name, source] as const]
  })
  return Object.fromEntries(found)
}

async function strangersOwn(run: Run, source: Operation, text: string): Promise<unknown[]> {
  const { parameters, pointer } = parseSource(text)
  const size = source.parameters.some(({ name }) => name === 'size') ? { size: 50 } : {}
  const parts = { ...run.example(source), query: { ...run.example(source).query, ...size, ...parameters } }
  const { outcome } = await run.ask({ operation: source, parts, as: 'stranger' })
  return outcome.kind === 'success' ? valuesAt(outcome.data, pointer) : []
}

function withParameter(operation: Operation, base: Answer['parts'], name: string, value: unknown): Answer['parts'] {
  const parameter = operation.parameters.find((each) => each.name === name)
  const place = parameter?.in === 'path' ? 'path' : 'query'
  return { ...base, [place]: { ...base[place], [name]: parameter?.schema.type === 'array' ? [value] : value } }
}
