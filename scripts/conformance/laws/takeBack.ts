import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { partsFrom, resolved, type Written } from './expressions.ts'

/** Undoes a write that was only to show whether it is taken, where the contract has an undo. Its reply is not judged. */
export async function takeBack(run: Run, { laws }: Operation, written: Written): Promise<void> {
  const { undo } = laws.writes ?? {}
  if (undo === undefined) return
  const operation = run.operation(undo.by)
  await run.ask({ operation, parts: partsFrom(operation, resolved(undo.with, written)), as: 'member' })
}
