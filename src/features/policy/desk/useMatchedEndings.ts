import { useQuery } from '@tanstack/react-query'
import type { EndingSource } from '#ui/desk/endings.ts'
import { useConfirmations } from '../report/confirmations.ts'
import { deskReportQuery } from './deskReport.ts'
import { matchedEndings } from './matchedEndings.tsx'

/** For the browser only, see useConfirmations. */
export function useMatchedEndings({
  enId,
  userId,
  today,
}: {
  enId: string
  userId: string
  today: string
}): EndingSource {
  const { data, error, refetch } = useQuery(deskReportQuery(enId))
  const { confirmed } = useConfirmations(userId, enId)
  return { name: '匹配的政策', endings: data && matchedEndings(data, confirmed, today), error, refetch }
}
