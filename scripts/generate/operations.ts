import type { BundledDocument } from '#compiler/bundle.ts'
import type { Generator } from './generators.ts'

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const

interface SourceOperation {
  operationId: string
  tags: [string]
  security: object[]
  parameters?: { $ref?: string; name?: string }[]
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** How the client must read a successful reply. */
type ReplyKind = 'envelope' | 'binary' | 'html'

export interface OperationRow {
  operationId: string
  method: string
  path: string
  service: string
  /** Whether the access token is ignored, optional, or required. */
  auth: 'public' | 'optional' | 'member'
  reply: ReplyKind
  signed: boolean
}

/** One row per operation of the bundle, ordered by operationId. */
export function listOperations(bundle: BundledDocument): OperationRow[] {
  const rows = Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as SourceOperation | undefined
      return operation === undefined ? [] : [rowOf(operation, method, path)]
    }),
  )
  return rows.toSorted((a, b) => a.operationId.localeCompare(b.operationId, 'en'))
}

function rowOf(operation: SourceOperation, method: string, path: string): OperationRow {
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    service: operation.tags[0],
    auth: authOf(operation),
    reply: replyKind(operation),
    signed: operation.parameters?.some((parameter) => parameter.$ref === '#/components/parameters/Sign') ?? false,
  }
}

function authOf({ security }: SourceOperation): OperationRow['auth'] {
  if (security.length === 0) return 'public'
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'member'
}

function replyKind(operation: SourceOperation): ReplyKind {
  const contentTypes = Object.keys(operation.responses['200']?.content ?? {})
  if (contentTypes.some((type) => type === 'application/octet-stream' || type.startsWith('image/'))) return 'binary'
  if (contentTypes.includes('text/html')) return 'html'
  return 'envelope'
}

/** The operations table. */
export const operationsTable: Generator = (bundle) => ({ 'operations.ts': printOperations(listOperations(bundle)) })

function printOperations(rows: OperationRow[]): string {
  const lines = rows.map(
    (row) =>
      `  ${row.operationId}: { method: '${row.method}', path: '${row.path}', service: '${row.service}', auth: '${row.auth}', reply: '${row.reply}', signed: ${row.signed} },`,
  )
  return `// Generated from contract/ by scripts/generate. Do not edit.
export const operations = {
${lines.join('\n')}
} as const

export type OperationId = keyof typeof operations
`
}
