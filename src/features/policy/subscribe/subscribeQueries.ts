import type { QueryClient } from '@tanstack/react-query'
import { gatewayQuery, invalidate } from '../../../gateway/query.ts'

const silent = { silent: true }

export const subscriptionQuery = () => gatewayQuery('listMySubscribedTags', {}, silent)

export const tagsQuery = () => gatewayQuery('listTags', {}, silent)

export const subscribedPoliciesQuery = (current: number) =>
  gatewayQuery('listSubscribedPolicies', { query: { current, size: 10 }, body: {} }, silent)

/** What a change of the subscription makes out of date. */
export function refreshSubscription(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, 'listMySubscribedTags', 'listTags', 'getTopTags', 'listSubscribedPolicies')
}

/** §7.3, contract: how many tags a member may subscribe to. */
export const tagsAtMost = 30
