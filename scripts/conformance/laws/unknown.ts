import { conventionClause } from '../clause.ts'
import type { JsonSchema } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Answer, Values } from '../values.ts'
import { blames } from './limits.ts'
import { isRecord, ofNobody } from './nobody.ts'
import { codesForUnknown } from './statedCodes.ts'
import { takeBack } from './takeBack.ts'

/** A missing record is reported as missing, and never as an empty success. */
export async function refuseUnknown(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (effectOf(operation) !== 'reads' || operation.laws.list !== undefined) return
  const { parts, as } = success ?? { parts: run.example(operation), as: values.callerOf(operation) }
  if (operation.member && as === 'visitor') return
  for (const name of Object.keys(operation.laws.values ?? {})) {
    const parameter = operation.parameters.find((each) => each.name === name)
    const value = unknownOf(parameter?.schema)
    if (parameter?.required !== true || value === undefined || isAny(operation, name)) continue
    const place = parameter.in as 'path' | 'query'
    await refuse(run, operation, as, name, { ...parts, [place]: { ...parts[place], [name]: value } })
  }
}

/** Nothing is written to a record that does not exist, nor in its name. */
export async function refuseUnknownWrites(run: Run, values: Values, operation: Operation): Promise<void> {
  if (effectOf(operation) !== 'changes' || (operation.member && !run.asker.knows('member'))) return
  const sources = Object.entries(operation.laws.values ?? {})
  const names = sources.filter(([name, source]) => isRecord(source) && !isAny(operation, name)).map(([name]) => name)
  if (names.length === 0) return
  const parts = await values.parts(operation)
  if (parts === undefined || parts.body instanceof FormData) return
  for (const name of names) {
    if (!isGiven(parts, name) || run.isOver) continue
    const own = ofNobody(operation, parts, [name])
    const response = await refuse(run, operation, values.callerOf(operation), name, own)
    if (response !== undefined) await takeBack(run, operation, { request: own, response, found: undefined })
  }
}

function isAny({ laws }: Operation, name: string): boolean {
  return laws.anyValue?.includes(name) === true
}

function isGiven({ path, query, body }: ValidParts, name: string): boolean {
  return name.startsWith('body/') ? name.slice('body/'.length) in Object(body ?? {}) : name in path || name in query
}

/** What the operation answered, if it was no refusal. */
async function refuse(
  run: Run,
  operation: Operation,
  as: Answer['as'],
  name: string,
  parts: ValidParts,
): Promise<unknown> {
  const { exchange, outcome } = await run.ask({ operation, as, parts })
  // Another part of the request may be wrong for this gateway, such as an example's file, and is checked first.
  if (outcome.kind === 'refused' && outcome.code === '3000' && !blames(exchange.json, name.replace('body/', '')))
    return undefined
  const codes = codesForUnknown(operation, name, run.operations)
  const isRight = outcome.kind === 'refused' && codes.includes(outcome.code)
  run.check(
    operation,
    'refusals',
    isRight || outcome.kind === 'broken'
      ? undefined
      : {
          rule: `unknown ${name}`,
          expected: `没有的 ${name} 返回 ${codes.join(' 或 ')}`,
          actual: told(outcome),
          clause: conventionClause('unknown'),
          exchange,
        },
  )
  return outcome.kind === 'success' ? outcome.data : undefined
}

/** A valid value that no gateway has, if the schema is for the name of a record or file. */
function unknownOf(schema: JsonSchema | undefined): string | undefined {
  const name = schema?.$ref?.split('/').at(-1) ?? ''
  return name === 'Id' || name === 'FilePath'
    ? 'conformance-unknown'
    : name === 'GatewayUrl'
      ? '/conformance/unknown.pdf'
      : isShortCode(schema)
        ? shortCode
        : undefined
}

const shortCode = 'unknownInConformance'

/** A form of letters and digits, such as a short code's. What it names is made of the same. */
function isShortCode({ $ref, pattern }: JsonSchema & { pattern?: string } = {}): boolean {
  return $ref === undefined && pattern?.startsWith('^[0-9A-Za-z]{') === true && new RegExp(pattern).test(shortCode)
}
