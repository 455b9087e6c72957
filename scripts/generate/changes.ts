import type { BundledDocument } from '#compiler/bundle.ts'
import type { Generator } from './generators.ts'
import { header, print } from './print.ts'

/** The part of an operation's laws that is used here (contract/README.md, Laws). */
interface Writes {
  shows?: { in: string }[]
  hidden?: { in: string }[]
  takenFrom?: { in: string }[]
  counts?: { in: string }[]
  undo?: { by: string }
  readBy?: string
  clears?: string
}

interface SourceOperation {
  operationId?: string
  'x-laws'?: { writes?: Writes }
}

/**
 * The reads that each write outdates, by its operationId: those that show, hide, no longer offer or count what it wrote, according to
 * the contract. Undoing it outdates the same, and so does removing all of it. A page loads only those of its own writes.
 */
export const changes: Generator = (bundle) => ({ 'changes.ts': printChanges(bundle) })

export function printChanges(bundle: Pick<BundledDocument, 'paths'>): string {
  const reads = new Map<string, Set<string>>()
  const add = (id: string, changed: readonly string[]) => reads.set(id, new Set([...(reads.get(id) ?? []), ...changed]))
  for (const { operationId, 'x-laws': laws } of operationsOf(bundle)) {
    if (operationId === undefined || laws?.writes === undefined) continue
    const { shows = [], hidden = [], takenFrom = [], counts = [], undo, readBy } = laws.writes
    const changed = [...shows, ...hidden, ...takenFrom, ...counts].map((sighting) => sighting.in).concat(readBy ?? [])
    add(operationId, changed)
    if (undo !== undefined) add(undo.by, changed)
  }
  for (const { operationId, 'x-laws': laws } of operationsOf(bundle)) {
    const { clears } = laws?.writes ?? {}
    if (operationId !== undefined && clears !== undefined) add(operationId, [...(reads.get(clears) ?? [])])
  }
  const lines = [...reads]
    .filter(([, changed]) => changed.size > 0)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([id, changed]) => `export const ${id} = ${print([...changed].toSorted())} as const\n`)
  return `${header}${lines.join('')}`
}

function operationsOf(bundle: Pick<BundledDocument, 'paths'>): SourceOperation[] {
  return Object.values(bundle.paths).flatMap((item) => Object.values(item) as SourceOperation[])
}
