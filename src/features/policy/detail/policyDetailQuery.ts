import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

export type PolicyDetail = Schema<'PolicyDetail'>

/** The detail; silent, because the page itself says what is wrong. */
export const policyDetailQuery = (id: string) => gatewayQuery('getPolicyDetail', { query: { id } }, { silent: true })

export const recommendationsQuery = (id: string) =>
  gatewayQuery('listPolicyRecommendations', { path: { id }, query: { size: 5 } }, { silent: true })
