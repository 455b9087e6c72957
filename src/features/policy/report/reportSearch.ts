import * as z from 'zod/mini'
import { searchSchema } from '#ui/list/listSearch.ts'

// The names that people read are elsewhere: what reads addresses is loaded with every page.
const oneOf = <const Value extends string>(...values: Value[]) => z.catch(z.optional(z.enum(values)), undefined)

/** What the address of a report says. */
export const reportParameters = () => ({
  fit: oneOf('READY', 'CLOSE', 'MISSING', 'CONFIRM', 'UNFIT'),
  level: oneOf('NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'),
  sort: oneOf('DEGREE', 'DEADLINE'),
  /** Shows the enterprise's data in place of the report, beginning with this field, e.g. `projectDTO.projectState`. */
  fill: z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z.]{0,63}$/))), undefined),
})

export const reportSearchSchema = searchSchema(reportParameters)

export type ReportSearch = z.infer<typeof reportSearchSchema>

/** What a policy's conditions come to, for somebody who asks what to do about it. */
export type Fit = NonNullable<ReportSearch['fit']>
