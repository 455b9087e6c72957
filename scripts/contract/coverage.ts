import { readFileSync } from 'node:fs'
import type { BundledDocument } from '../generate/bundle.ts'
import { listOperations, type OperationRow } from '../generate/operations.ts'
import type { Finding } from './finding.ts'
import type { Locate } from './locate.ts'

/** One row of contract/operations.tsv: an operation the specification names. */
export interface ListedOperation {
  service: string
  method: string
  path: string
  operationId: string
  auth: string
  /** `shown` as it stands in the specification, or `path-inferred`. */
  source: string
  /** Line in the list, from 1. */
  line: number
}

export function readOperationList(file: string): ListedOperation[] {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return rows.map((row, index) => {
    const cells = row.split('\t')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    return {
      service: cell('service'),
      method: cell('method'),
      path: cell('path'),
      operationId: cell('operationId'),
      auth: cell('auth'),
      source: cell('source'),
      line: index + 2,
    }
  })
}

/**
 * Compares the bundle with the list: every operation listed is there, and every operation that is there has the listed
 * method, path and caller, and says so when its path is inferred. An operation beyond the list is a proposal: it is marked,
 * and its reason names the screen that needs it.
 */
export function checkCoverage(
  bundle: BundledDocument,
  list: { file: string; operations: ListedOperation[] },
  locate: Locate,
): Finding[] {
  const described = new Map(listOperations(bundle).map((row) => [row.operationId, row]))
  const listed = new Map(list.operations.map((row) => [row.operationId, row]))
  const missing = list.operations
    .filter((row) => !described.has(row.operationId))
    .map(({ line, service, operationId }) => ({
      file: list.file,
      line,
      message: `${operationId} is missing from contract/${service}`,
    }))
  const wrong = [...described.values()].flatMap((row) => {
    const at = ['paths', row.path, row.method.toLowerCase()]
    return faultsOf(row, listed.get(row.operationId), markOf(bundle, row)).map((fault) => locate(at, fault))
  })
  return [...missing, ...wrong]
}

interface Mark {
  'x-inferred'?: boolean
  'x-inferred-reason'?: string
}

function markOf(bundle: BundledDocument, { path, method }: OperationRow): Mark {
  return bundle.paths[path]?.[method.toLowerCase()] ?? {}
}

function faultsOf(row: OperationRow, listed: ListedOperation | undefined, mark: Mark): string[] {
  const isInferred = mark['x-inferred'] === true
  if (listed === undefined) {
    if (!isInferred) return [`${row.operationId} is not in the operations list: x-inferred: true is missing`]
    if (!screenPattern.test(mark['x-inferred-reason'] ?? '')) {
      return [`${row.operationId} is not in the operations list: its reason must name the screen that needs it`]
    }
    return []
  }
  const differing = (['service', 'method', 'path', 'auth'] as const).filter((key) => row[key] !== listed[key])
  return [
    ...differing.map((key) => `${key} is ${row[key]}, the operations list says ${listed[key]}`),
    ...(listed.source === 'path-inferred' && !isInferred ? ['the path is inferred: x-inferred: true is missing'] : []),
  ]
}

/** A route of the portal, as in `/qw/personal/history`. */
const screenPattern = /(^|[^\w/])\/[a-z]/
