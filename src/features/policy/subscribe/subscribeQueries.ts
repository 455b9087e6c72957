import type { QueryClient } from '@tanstack/react-query'
import { tags as subscribedTags } from '#gateway/generated/fields/PolicySubscription.ts'
import { gatewayQuery, invalidate } from '#gateway/query.ts'
import type { SubscribeSearch } from './subscribeSearch.ts'

export const subscriptionQuery = () => gatewayQuery('listMySubscribedTags', {})

/** Tags that fit the current enterprise. */
export const proposedTagsQuery = () => gatewayQuery('listProposedTags', {})

/** The digest that would be sent now. */
export const digestQuery = () => gatewayQuery('previewDigest', {})

export const tagsQuery = () => gatewayQuery('listTags', {})

/** Cached once fetched (§3.5), until the subscription changes. */
export const topTagsQuery = () => ({
  ...gatewayQuery('getTopTags', {}, { message: true }),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Cached once fetched (§3.5): the dictionary of remarks changes less often than the portal is released. */
export const policyRemarksQuery = () => ({
  ...gatewayQuery('listDictValues', { query: { typeCode: 'POLICY_REMARK' } }, { message: true }),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const subscribedPoliciesQuery = ({ current = 1, tag, remark }: SubscribeSearch) =>
  gatewayQuery('listSubscribedPolicies', {
    query: { current, size: 10 },
    body: { ...(tag && { tagIds: [tag] }), ...(remark && { remark }) },
  })

/** Queries outdated by a change of the subscription. */
export const changedBySubscription = [
  'listMySubscribedTags',
  'listTags',
  'getTopTags',
  'listSubscribedPolicies',
  'listProposedTags',
  'previewDigest',
] as const

export function refreshSubscription(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, ...changedBySubscription)
}

/** §7.3: the maximum number of a member's tags. */
export const tagsAtMost = subscribedTags.maxItems
