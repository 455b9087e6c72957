import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations } from '#scripts/generate/operations.ts'
import type { Finding } from '#compiler/finding.ts'
import type { Locate, Pointer } from '#compiler/locate.ts'
import { readApprovals, type Approval } from './approvals.ts'
import { findBreaks, type Break } from './differ.ts'
import { findNarrowed } from './narrowed.ts'

interface Files {
  /** The bundles. */
  released: string
  current: string
  approvals: string
  /** The contract's folder. */
  folder: string
}

/**
 * Changes since the last release that break callers without an approval; and approvals that lack a reason or are
 * unused.
 */
export async function checkBreaking(
  { released, current, approvals: file, folder }: Files,
  locate: Locate,
): Promise<Finding[]> {
  const { approvals, faults } = readApprovals(file)
  const reasoned = approvals.filter(({ reason }) => reason !== '')
  const [before, after] = [readBundle(released), readBundle(current)]
  const used = new Set<Approval>()
  const breaks = [...(await findBreaks(released, current)), ...findNarrowed(before, after)]
  const findings = breaks.flatMap((change) => {
    const operations = operationsOf(change, before)
    const fitting = reasoned.filter((approval) => covers(approval, change, operations))
    for (const approval of fitting) used.add(approval)
    return fitting.length > 0 ? [] : [toFinding(change, operations, { after, folder, locate })]
  })
  const unused = reasoned
    .filter((approval) => !used.has(approval))
    .map(({ line }) => ({ file, line, message: 'the approval lets nothing through: remove it' }))
  return [...findings, ...faults, ...unused]
}

function readBundle(file: string): BundledDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as BundledDocument
}

function covers(approval: Approval, { pointer }: Break, operations: string[]): boolean {
  const isThere = approval.pointer === undefined || approval.pointer === pointer
  return isThere && (approval.operation === undefined || operations.includes(approval.operation))
}

/** Released operations at the path of the change: one, or all of a removed path. */
function operationsOf(change: Break, released: BundledDocument): string[] {
  const [, route, method] = keysOf(change.path)
  return listOperations(released)
    .filter((row) => row.path === route && (method === undefined || row.method.toLowerCase() === method))
    .map(({ operationId }) => operationId)
}

function keysOf(pointer: string): Pointer {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

interface Current {
  after: BundledDocument
  folder: string
  locate: Locate
}

/** At the change, else at the operation that shows it, else at the service it was removed from. */
function toFinding(change: Break, operations: string[], { after, folder, locate }: Current): Finding {
  const shown = operations.length > 0 ? ` in ${operations.join(', ')}` : ''
  const message = `breaks callers of the released contract${shown}: ${change.message}; if they agree, approve ${change.pointer}`
  const place = [change.pointer, change.path].map(keysOf).find((pointer) => stands(pointer, after))
  if (place !== undefined) return locate(place, message)
  const service = keysOf(change.path)[1]?.split('/')[1] ?? ''
  return { file: path.join(folder, service, 'openapi.yaml'), line: 1, message }
}

/** Whether the bundle still has the operation or the component. */
function stands([root, section = '', name = '']: Pointer, bundle: BundledDocument): boolean {
  const parts = root === 'components' ? bundle.components : bundle.paths
  return parts[section]?.[name] !== undefined
}
