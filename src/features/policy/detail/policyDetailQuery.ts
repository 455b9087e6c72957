import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

export type PolicyDetail = Schema<'PolicyDetail'>

export const policyDetailQuery = (id: string) => gatewayQuery('getPolicyDetail', { query: { id } })

export const recommendationsQuery = (id: string) =>
  gatewayQuery('listPolicyRecommendations', { path: { id }, query: { size: 5 } })
