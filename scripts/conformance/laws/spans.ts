import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer, Values } from '../values.ts'

/** A list has as many records as a parameter says, or without it as many as usual. */
export async function holdSpans(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success?.outcome.kind !== 'success') return
  for (const [name, { at, usual }] of Object.entries(operation.laws.spans ?? {})) {
    const { schema } = operation.parameters.find((each) => each.name === name) ?? {}
    const counts = ((schema as { enum?: unknown[] } | undefined)?.enum ?? []).map(Number)
    const { [name]: _given, ...query } = success.parts.query
    for (const count of [undefined, ...counts]) {
      const parts = { ...success.parts, query: count === undefined ? query : { ...query, [name]: count } }
      const { outcome, exchange } = await values.answer(operation, parts, success.as)
      if (outcome.kind !== 'success') continue
      const shown = valuesAt(outcome.data, at).length
      const wanted = count ?? usual
      run.check(
        operation,
        'relations',
        shown === wanted
          ? undefined
          : {
              rule: `spans ${name}`,
              expected: `${count === undefined ? `没有 ${name}` : `${name} 为 ${count}`} 时 ${at} 有 ${wanted} 项`,
              actual: `${shown} 项`,
              at: `/data${at}`,
              clause: conventionClause('relations'),
              exchange,
            },
      )
    }
  }
}
