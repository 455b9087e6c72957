import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'

const stream = 'text/event-stream'

/** Of JSON and a stream of events, the reply is what the caller prefers. */
export async function holdPreferred(run: Run, operation: Operation, parts: ValidParts): Promise<void> {
  const { content = {} } = operation.responses['200'] ?? {}
  if (!(stream in content && 'application/json' in content)) return
  const headers = { accept: `application/json, ${stream};q=0.2` }
  const { exchange, outcome } = await run.ask({ operation, parts, as: 'member', headers })
  const type = exchange.headers.get('content-type') ?? ''
  run.check(
    operation,
    'http',
    type.includes('json') || outcome.kind === 'refused'
      ? undefined
      : {
          rule: 'preferred type',
          expected: `accept 为 ${headers.accept} 时返回 JSON`,
          actual: type === '' ? '没有内容类型' : type,
          clause: operationClause(operation.service, operation.operationId, 'responses'),
          exchange,
        },
  )
}
