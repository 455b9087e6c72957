import { oneOfParameter, patternParameter, searchSchema } from '#ui/list/listSearch.ts'

// The names that people read are elsewhere: what reads addresses is loaded with every page.

/** What the address of a report says. */
export const reportParameters = {
  fit: oneOfParameter('READY', 'CLOSE', 'MISSING', 'CONFIRM', 'UNFIT'),
  level: oneOfParameter('NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'),
  sort: oneOfParameter('DEGREE', 'DEADLINE'),
  /** Shows the enterprise's data in place of the report, beginning with this field, e.g. `projectDTO.projectState`. */
  fill: patternParameter(/^[A-Za-z][A-Za-z.]{0,63}$/),
}

export const reportSearchSchema = searchSchema(reportParameters)

export type ReportSearch = ReturnType<typeof reportSearchSchema>

/** What a policy's conditions come to, for somebody who asks what to do about it. */
export type Fit = NonNullable<ReportSearch['fit']>
