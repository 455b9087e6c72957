import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { holdCounting } from './counted.ts'
import { Life } from './life.ts'
import { holdOtherLimits } from './otherLimits.ts'
import { holdQuota } from './quotas.ts'
import { readBack, sendTwice } from './saves.ts'

/** Writes, reads it back, writes it again, undoes it and checks that it is gone. */
export async function holdWrites(run: Run, values: Values, operation: Operation): Promise<void> {
  const { writes } = operation.laws
  if (writes === undefined || !run.asker.knows('member')) return
  if (writes.readBy !== undefined) await readBack(run, values, operation, writes.readBy)
  else if (writes.shows !== undefined) {
    await holdOtherLimits(run, values, operation, writes)
    await new Life(run, values, operation, writes).live()
    await holdQuota(run, values, operation, writes)
  } else if (writes.again !== undefined && writes.undo === undefined && operation.method === 'POST')
    await sendTwice(run, values, operation, writes.again)
  else if (writes.counts !== undefined) await holdCounting(run, values, operation, writes.counts)
}
