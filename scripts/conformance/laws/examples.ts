import { resolve } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told, type Exchange, type Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { schemaAt, typesOf, type FullSchema } from '../schema.ts'
import { namedIn } from './blame.ts'

/** What a value may depend on besides its schema: other records, files, the day on which it is sent. */
const foreign = ['x-refers', 'x-identifies', 'x-entry-of', 'x-file', 'x-ahead']

/** The contract's own example is not refused for a value that its schema alone decides about. */
export function holdExample(
  run: Run,
  operation: Operation,
  { outcome, exchange }: { outcome: Outcome; exchange: Exchange },
): void {
  const media = operation.requestBody?.content?.['application/json']
  if (media === undefined || operation.operationId in run.options.values) return
  if (outcome.kind !== 'refused' || outcome.code !== '3000') return
  const named = namedIn(exchange)
  const wrong = named.length > 0 && named.every((field) => isPlain(run, operation, media.schema, field))
  run.check(
    operation,
    'requests',
    wrong
      ? {
          rule: `example ${named.join(' ')}`,
          expected: `契约的示例不因 ${named.join('、')} 拒绝`,
          actual: told(outcome),
          clause: operationClause(operation.service, operation.operationId, 'requestBody'),
          exchange,
        }
      : undefined,
  )
}

function isPlain(run: Run, { laws }: Operation, body: FullSchema, field: string): boolean {
  const [root, ...keys] = field.split(/[.[\]]+/).filter((key) => key !== '')
  const own = schemaAt(run.document, body, keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/'))
  if (root !== 'body' || own === undefined || `body/${keys[0]}` in (laws.values ?? {})) return false
  const schema: FullSchema = { ...resolve(run.document, own), ...own }
  if (foreign.some((keyword) => keyword in schema) || /Id$|UploadedFile$/.test(own.$ref ?? '')) return false
  return schema.enum !== undefined || schema.pattern !== undefined || typesOf(schema).includes('boolean')
}
