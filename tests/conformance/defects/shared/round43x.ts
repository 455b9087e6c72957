import { type Ask, type Defect, type Loose, inData } from '../../defect.ts'
import { recordsIn } from '../../asked.ts'

/** Changes every record of the operation's pages. */
export function inRecords(operationId: string, change: (record: Loose) => void): NonNullable<Defect['reply']> {
  return inData(operationId, (data) => void data.records.forEach(change))
}

/** Whether one of the records of a list's first page is so. */
export async function anyRecord(ask: Ask, list: string, isSo: (record: Loose) => boolean): Promise<boolean> {
  return (await recordsIn(ask, list)).some(isSo)
}
