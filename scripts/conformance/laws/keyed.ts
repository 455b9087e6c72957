import { isDeepStrictEqual } from 'node:util'
import { resolve } from '#compiler/document.ts'
import { conventionClause } from '../clause.ts'
import type { DeclaredLaws, Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import type { Answer, Values } from '../values.ts'

/** A reply by name has exactly the names that were asked for, of several and of one. */
export async function holdKeys(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  const { keys: parameter, keyed } = operation.laws
  if (parameter === undefined || success === undefined) return
  if (keyed !== undefined) await holdKeyed(run, values, { operation, parameter, keyed, success })
  const asked = [success.parts.query[parameter]].flat()
  for (const names of asked.length > 1 ? [asked, asked.slice(0, 1)] : [asked]) {
    const parts = await values.parts(operation, { [parameter]: names })
    const answer = parts === undefined ? undefined : await values.answer(operation, parts, success.as)
    if (answer?.outcome.kind !== 'success') continue
    const shown = Object.keys(answer.outcome.data ?? {})
    const stray = shown.find((name) => !names.includes(name))
    const missing = names.find((name) => !shown.includes(String(name)))
    run.check(
      operation,
      'relations',
      stray === undefined && missing === undefined
        ? undefined
        : {
            rule: `keys ${parameter}`,
            expected: `恰有所求的 ${names.join('、')}`,
            actual: stray === undefined ? `没有 ${String(missing)}` : `另有 ${stray}`,
            clause: conventionClause('relations'),
            exchange: answer.exchange,
          },
    )
  }
}

interface Keyed {
  operation: Operation
  parameter: string
  keyed: NonNullable<DeclaredLaws['keyed']>
  success: Answer
}

/** Each property of a reply to several names is what another operation replies to that name, in the same order. */
async function holdKeyed(run: Run, values: Values, { operation, parameter, keyed, success }: Keyed): Promise<void> {
  const schema = operation.parameters.find(({ name }) => name === parameter)?.schema
  const { items } = schema === undefined ? {} : (resolve(run.document, schema) as FullSchema)
  const names = items === undefined ? [] : (resolve(run.document, items).enum ?? [])
  const parts = names.length === 0 ? undefined : await values.parts(operation, { [parameter]: names })
  const all = parts === undefined ? undefined : await values.answer(operation, parts, success.as)
  if (all?.outcome.kind !== 'success') return
  const single = run.operation(keyed.in)
  for (const [name, shown] of Object.entries(all.outcome.data as Record<string, unknown>)) {
    const asked = await values.parts(single, { [keyed.with]: name })
    const answer = asked === undefined ? undefined : await values.answer(single, asked)
    if (answer?.outcome.kind !== 'success') continue
    const isSame = isDeepStrictEqual(shown, answer.outcome.data)
    // Either of the two may be the wrong one.
    for (const blamed of [operation, single])
      run.check(
        blamed,
        'relations',
        isSame
          ? undefined
          : {
              rule: `keyed ${operation.operationId}`,
              expected: `${operation.operationId} 的 ${name} 与 ${keyed.in} 的应答相同，次序也相同`,
              actual: '不同',
              at: `/data/${name}`,
              part: shown,
              clause: conventionClause('relations'),
              exchange: blamed === operation ? all.exchange : answer.exchange,
            },
      )
  }
}
