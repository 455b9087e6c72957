import type { Schema } from '#gateway/contract.ts'
import { completionOf } from './completion.ts'
import { sectionsOf, type ProfileValues } from './profileValues.ts'

/**
 * The profile as it is submitted (§3.1), and as a match report takes it.
 * @param enId empty before the enterprise is bound
 * @param year of the business data
 */
export function profileInfo(values: ProfileValues, enId: string, year: number): Schema<'ProfileSubmission'> {
  return {
    completion: `${completionOf(values).percent}%`,
    enId,
    rowkey: values.rowkey,
    ...sectionsOf(values, enId, year),
  }
}
