import { gatewayQuery } from '#gateway/query.ts'
import type { AttractSearch } from './attractSearch.ts'

export const attractsQuery = ({ current = 1, category, keyWord }: AttractSearch) =>
  gatewayQuery('listAttracts', {
    query: { current, size: 10, ...(category && { category }), ...(keyWord && { keyWord }) },
  })

export const attractQuery = (id: string) => gatewayQuery('getAttract', { path: { id } })
