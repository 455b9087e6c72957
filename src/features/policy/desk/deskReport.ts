import { memberReportQuery } from '../report/reportQueries.ts'

/** The report as the desk shows it: not made anew whenever somebody comes by, as its own page does. */
export const deskReportQuery = (enId: string | undefined) => ({
  ...memberReportQuery(enId ?? ''),
  staleTime: 10 * 60_000,
  enabled: enId !== undefined,
})
