import { gatewayQuery } from '#gateway/query.ts'
import type { NoticeSearch } from './noticeSearch.ts'

// Silent: the page itself shows a failure.
export const noticesQuery = ({ current = 1, columnCode, name }: NoticeSearch) =>
  gatewayQuery('listNotices', {
    query: { current, size: 10, ...(columnCode && { columnCode }), ...(name && { name }) },
  })

export const noticeQuery = (id: string) => gatewayQuery('getNotice', { path: { id } })
