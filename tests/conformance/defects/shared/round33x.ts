import { type Defect, type Loose, inData } from '../../defect.ts'

/** Changes each record of a page, or each entry of a list. */
export function inEach(operationId: string, change: (each: Loose) => void): NonNullable<Defect['reply']> {
  return inData(operationId, (data) => void (Array.isArray(data) ? data : data.records).forEach(change))
}
