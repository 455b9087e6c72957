import { oneOfParameter, patternParameter, searchSchema } from '#ui/list/listSearch.ts'

// The display names are elsewhere, because code that reads addresses is loaded with every page.

/** Search parameters of a report. */
export const reportParameters = {
  fit: oneOfParameter('READY', 'CLOSE', 'MISSING', 'CONFIRM', 'UNFIT'),
  level: oneOfParameter('NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'),
  sort: oneOfParameter('DEGREE', 'DEADLINE'),
  /** Shows the enterprise's data in place of the report, starting with this field, e.g. `projectDTO.projectState`. */
  fill: patternParameter(/^[A-Za-z][A-Za-z.]{0,63}$/),
}

export const reportSearchSchema = searchSchema(reportParameters)

export type ReportSearch = ReturnType<typeof reportSearchSchema>

/** The result of a policy's conditions, in terms of what can be done. */
export type Fit = NonNullable<ReportSearch['fit']>
