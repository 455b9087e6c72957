import path from 'node:path'
import type { BundledDocument } from '../../generate/bundle.ts'
import type { Finding } from '../finding.ts'
import type { Locate, Pointer } from '../locate.ts'
import { readApprovals, type Approval } from './approvals.ts'
import { printPointer } from './break.ts'
import { compareOperations, type OperationBreaks } from './operations.ts'

interface Released {
  bundle: BundledDocument
  approvalsFile: string
  /** The contract's folder. */
  folder: string
}

/** One change with every operation that shows it. */
interface Change {
  pointer: Pointer
  message: string
  operations: string[]
  /** The service whose file to open when the current contract has nothing at the pointer. */
  goneFrom?: string
}

/**
 * Changes since the last release that break its callers and that no approval lets through; and approvals that lack a reason
 * or let nothing through.
 */
export function checkBreaking(
  current: BundledDocument,
  { bundle, approvalsFile, folder }: Released,
  locate: Locate,
): Finding[] {
  const { approvals, faults } = readApprovals(approvalsFile)
  const reasoned = approvals.filter(({ reason }) => reason !== '')
  const used = new Set<Approval>()
  const findings = groupChanges(compareOperations(bundle, current)).flatMap((change) => {
    const left = change.operations.filter((operation) => {
      const fitting = reasoned.filter((approval) => covers(approval, change, operation))
      for (const approval of fitting) used.add(approval)
      return fitting.length === 0
    })
    return left.length === 0 ? [] : [toFinding({ ...change, operations: left }, folder, locate)]
  })
  const unused = reasoned
    .filter((approval) => !used.has(approval))
    .map(({ line }) => ({ file: approvalsFile, line, message: 'the approval lets nothing through: remove it' }))
  return [...findings, ...faults, ...unused]
}

function groupChanges(compared: OperationBreaks[]): Change[] {
  const changes = new Map<string, Change>()
  for (const { released, breaks, isGone } of compared) {
    for (const { pointer, message } of breaks) {
      const key = `${printPointer(pointer)} ${message}`
      const change = changes.get(key) ?? {
        pointer,
        message,
        operations: [],
        ...(isGone && { goneFrom: released.service }),
      }
      if (!change.operations.includes(released.operationId)) change.operations.push(released.operationId)
      changes.set(key, change)
    }
  }
  return [...changes.values()]
}

function covers(approval: Approval, change: Change, operation: string): boolean {
  const isThere = approval.pointer === undefined || approval.pointer === printPointer(change.pointer)
  return isThere && (approval.operation === undefined || approval.operation === operation)
}

function toFinding({ pointer, message, operations, goneFrom }: Change, folder: string, locate: Locate): Finding {
  const [first, second, third, ...others] = operations
  const named = [first, second, third].filter((each) => each !== undefined).join(', ')
  const text = `breaks callers of the released contract: ${message} (${named}${others.length > 0 ? `, ${others.length} more` : ''}); approve it as ${printPointer(pointer)}`
  if (goneFrom !== undefined) return { file: path.join(folder, goneFrom, 'openapi.yaml'), line: 1, message: text }
  return locate(pointer, text)
}
