import { readFileSync } from 'node:fs'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations, type OperationRow } from '../generate/operations.ts'
import type { Finding } from '#compiler/finding.ts'
import type { Locate } from '#compiler/locate.ts'

/** One row of contract/operations.tsv: an operation the specification names. */
export interface ListedOperation {
  service: string
  method: string
  path: string
  operationId: string
  auth: string
  /** `shown` as in the specification, or `path-inferred`. */
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
 * Compares the bundle with the list: every listed operation exists, and every operation has the listed operationId,
 * method, path and caller, and declares an inferred path. An operation beyond the list is a proposal: it is marked, and
 * its reason names the screen that needs it. The linter reports duplicate names.
 */
export function checkCoverage(
  bundle: BundledDocument,
  list: { file: string; operations: ListedOperation[] },
  locate: Locate,
): Finding[] {
  const described = listOperations(bundle)
  const counterpart = (row: OperationRow) =>
    list.operations.find((listed) => isSamePlace(row, listed)) ??
    list.operations.find(({ operationId }) => operationId === row.operationId)
  const found = new Set(described.map(counterpart))
  const missing = list.operations
    .filter((row) => !found.has(row))
    .map(({ line, service, operationId }) => ({
      file: list.file,
      line,
      message: `${operationId} is missing from contract/${service}`,
    }))
  const wrong = described.flatMap((row) => {
    const at = ['paths', row.path, row.method.toLowerCase()]
    return faultsOf(row, counterpart(row), markOf(bundle, row)).map(({ key, fault }) => locate([...at, ...key], fault))
  })
  return [...missing, ...wrong]
}

function isSamePlace(row: OperationRow, listed: ListedOperation): boolean {
  return row.method === listed.method && row.path === listed.path
}

interface Mark {
  'x-inferred'?: boolean
  'x-inferred-reason'?: string
}

function markOf(bundle: BundledDocument, { path, method }: OperationRow): Mark {
  return bundle.paths[path]?.[method.toLowerCase()] ?? {}
}

/** The key in an operation's file for each column of the list. */
const keysOf = { operationId: ['operationId'], service: ['tags'], method: [], path: [], auth: ['security'] }

/** An error, and the key of the operation that it concerns. */
interface Fault {
  key: string[]
  fault: string
}

function faultsOf(row: OperationRow, listed: ListedOperation | undefined, mark: Mark): Fault[] {
  const isInferred = mark['x-inferred'] === true
  if (listed === undefined) {
    const unlisted = `${row.operationId} is not in the operations list`
    if (!isInferred) return [{ key: [], fault: `${unlisted}: x-inferred: true is missing` }]
    if (!screenPattern.test(mark['x-inferred-reason'] ?? '')) {
      return [{ key: ['x-inferred-reason'], fault: `${unlisted}: its reason must name the screen that needs it` }]
    }
    return []
  }
  const differing = (['operationId', 'service', 'method', 'path', 'auth'] as const).filter(
    (key) => row[key] !== listed[key],
  )
  return [
    ...differing.map((key) => ({
      key: keysOf[key],
      fault: `${key} is ${row[key]}, the operations list says ${listed[key]}`,
    })),
    ...(listed.source === 'path-inferred' && !isInferred
      ? [{ key: [], fault: 'the path is inferred: x-inferred: true is missing' }]
      : []),
  ]
}

/** A route of the portal, as in `/qw/personal/history`. */
const screenPattern = /(^|[^\w/])\/[a-z]/
