import { memberReportQuery } from '../report/reportQueries.ts'

/** The report for the desk: not generated anew on each visit, unlike on its own page. */
export const deskReportQuery = (enId: string | undefined) => ({
  ...memberReportQuery(enId ?? ''),
  staleTime: 10 * 60_000,
  enabled: enId !== undefined,
})
