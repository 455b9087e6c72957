import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../gateway/contract.ts'
import { ReportContent } from './ReportContent.tsx'
import { visitorReportQuery } from './reportQueries.ts'
import type { ReportSearch } from './reportSearch.ts'

interface VisitorReportProps {
  profile: Schema<'ProfileSubmission'>
  search: ReportSearch
}

/** The report from what a visitor filled in; nothing of it is kept by the gateway. */
export function VisitorReport({ profile, search }: VisitorReportProps) {
  const query = useQuery(visitorReportQuery(profile))
  return <ReportContent query={query} search={search} owner="visitor" about={profile.basicDTO.name} />
}
