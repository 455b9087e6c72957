import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'

/** A reply by name has exactly the names that were asked for, of several and of one. */
export async function holdKeys(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  const { keys: parameter } = operation.laws
  if (parameter === undefined || success === undefined) return
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
