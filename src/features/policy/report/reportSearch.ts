import * as z from 'zod/mini'

// The names that people read are elsewhere: what reads addresses is loaded with every page.
const oneOf = <const Value extends string>(...values: Value[]) => z.catch(z.optional(z.enum(values)), undefined)

/** Search parameters of /policy/report. */
export const reportSearchSchema = z.object({
  fit: oneOf('READY', 'CLOSE', 'MISSING', 'CONFIRM', 'UNFIT'),
  level: oneOf('NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'),
  sort: oneOf('DEGREE', 'DEADLINE'),
  /** Shows the enterprise's data in place of the report, beginning with this field, e.g. `projectDTO.projectState`. */
  fill: z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z.]{0,63}$/))), undefined),
})

export type ReportSearch = z.infer<typeof reportSearchSchema>

/** What a policy's conditions come to, for somebody who asks what to do about it. */
export type Fit = NonNullable<ReportSearch['fit']>
