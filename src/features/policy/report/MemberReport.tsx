import { useQuery } from '@tanstack/react-query'
import { MatchBasis } from './MatchBasis.tsx'
import { ReportContent } from './ReportContent.tsx'
import { memberReportQuery } from './reportQueries.ts'
import type { ReportSearch } from './reportSearch.ts'

interface MemberReportProps {
  enId: string
  userId: string
  search: ReportSearch
}

/** The report of the member's current enterprise. */
export function MemberReport({ enId, userId, search }: MemberReportProps) {
  return (
    <ReportContent
      query={useQuery(memberReportQuery(enId))}
      search={search}
      owner={userId}
      about={enId}
      basis={<MatchBasis />}
    />
  )
}
