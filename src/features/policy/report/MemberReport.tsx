import { useQuery } from '@tanstack/react-query'
import { MatchBasis } from './MatchBasis.tsx'
import { ReportContent } from './ReportContent.tsx'
import { memberReportQuery } from './reportQueries.ts'
import type { ReportActions } from './ReportItem.tsx'
import type { ReportSearch } from './reportSearch.ts'

interface MemberReportProps {
  enId: string
  userId: string
  search: ReportSearch
  renderFavorite: ReportActions['renderFavorite']
}

/** The report of the member's current enterprise. */
export function MemberReport({ enId, userId, search, renderFavorite }: MemberReportProps) {
  return (
    <ReportContent
      query={useQuery(memberReportQuery(enId))}
      search={search}
      renderFavorite={renderFavorite}
      owner={userId}
      about={enId}
      basis={<MatchBasis />}
    />
  )
}
