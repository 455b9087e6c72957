import { resolve, type ContractDocument } from '#compiler/document.ts'
import { componentClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'

type Fields = Record<string, unknown>

interface CheckedForm extends FullSchema {
  /** Groups of fields, each of which needs a value in one of its fields, in the order in which they are checked. */
  'x-checked'?: string[][]
}

/**
 * A form that is checked in a stated order (`x-checked`) tells of the first group that has no value, whatever else is
 * wrong after it: of two neighbours without one, and of all. The caller puts in order what a gateway accepts.
 */
export async function holdCheckedOrder(run: Run, operation: Operation, parts: ValidParts, body: Fields): Promise<void> {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (schema === undefined) return
  for (const { emptied, first, sent } of emptiedForms(run.document, resolve(run.document, schema), body)) {
    if (run.isOver) return
    const { exchange, outcome } = await run.ask({ operation, parts: { ...parts, body: sent }, as: 'member' })
    if (outcome.kind === 'broken') continue
    const field = member([member(exchange.json, 'data')].flat()[0], 'field')
    const isFirst = first.some((name) => String(field).split('.').includes(name))
    const pointer = `${schema.$ref?.slice(1) ?? ''}/x-checked`
    run.check(
      operation,
      'refusals',
      outcome.kind === 'refused' && outcome.code === '3000' && isFirst
        ? undefined
        : {
            rule: `checked ${first.join(' ')}`,
            expected: `${emptied.join('、')} 都没有值时返回 3000，第一条说的是 ${first.join('、')}`,
            actual:
              outcome.kind === 'refused' && outcome.code === '3000' ? `第一条说的是 ${String(field)}` : told(outcome),
            clause: componentClause(pointer) ?? operationClause(operation.service, operation.operationId),
            exchange,
          },
    )
  }
}

interface EmptiedForm {
  emptied: string[]
  /** The group that the refusal tells of. */
  first: string[]
  sent: Fields
}

/** The form without values in two neighbouring groups, in the last one alone, and in all of them. */
export function emptiedForms(document: ContractDocument, form: CheckedForm, body: Fields): EmptiedForm[] {
  const groups = form['x-checked'] ?? []
  const spans = [...groups.map((_, place) => groups.slice(place, place + 2)), ...(groups.length > 2 ? [groups] : [])]
  return spans.map((span) => {
    const emptied = span.flat()
    const { properties = {} } = form
    const sent = { ...body }
    for (const name of emptied) {
      const property = properties[name]
      if (property === undefined) continue
      if (mayBeNull(document, property)) sent[name] = null
      else if (form.required?.includes(name) === true) sent[name] = ''
      else delete sent[name]
    }
    return { emptied, first: span[0] ?? [], sent }
  })
}

function mayBeNull(document: ContractDocument, schema: FullSchema): boolean {
  const own: FullSchema = resolve(document, schema)
  return typesOf(own).includes('null') || (own.oneOf ?? []).some((branch) => mayBeNull(document, branch))
}
