import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { leaveAlone, ownReplies } from './elsewhere.ts'

/** A trial (`trial`) keeps nothing of what it calculates, for a member either. */
export async function keepNothing(run: Run, values: Values, operation: Operation): Promise<void> {
  if (operation.laws.trial !== true || !run.asker.knows('member')) return
  const parts = await values.parts(operation)
  if (parts === undefined) return
  const before = await ownReplies(run, values, operation)
  const { outcome } = await run.ask({ operation, parts, as: 'member' })
  if (outcome.kind === 'success') await leaveAlone(run, values, [operation], before)
}
