import type { QueryClient } from '@tanstack/react-query'
import { tags as subscribedTags } from '#gateway/generated/fields/PolicySubscription.ts'
import { gatewayQuery, invalidate } from '#gateway/query.ts'
import type { SubscribeSearch } from './subscribeSearch.ts'

const silent = { silent: true }

export const subscriptionQuery = () => gatewayQuery('listMySubscribedTags', {}, silent)

/** Tags that fit the current enterprise. */
export const proposedTagsQuery = () => gatewayQuery('listProposedTags', {}, silent)

/** What would be sent now. */
export const digestQuery = () => gatewayQuery('previewDigest', {}, silent)

export const tagsQuery = () => gatewayQuery('listTags', {}, silent)

/** Held after it has been fetched (§3.5), until the subscription changes. */
export const topTagsQuery = () => ({ ...gatewayQuery('getTopTags', {}), staleTime: Infinity, gcTime: Infinity })

/** Held after it has been fetched (§3.5): the dictionary of remarks changes less often than the portal is released. */
export const policyRemarksQuery = () => ({
  ...gatewayQuery('listDictValues', { query: { typeCode: 'POLICY_REMARK' } }),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const subscribedPoliciesQuery = ({ current = 1, tag, remark }: SubscribeSearch) =>
  gatewayQuery(
    'listSubscribedPolicies',
    { query: { current, size: 10 }, body: { ...(tag && { tagIds: [tag] }), ...(remark && { remark }) } },
    silent,
  )

/** What a change of the subscription makes out of date. */
export function refreshSubscription(queryClient: QueryClient): Promise<void> {
  return invalidate(
    queryClient,
    'listMySubscribedTags',
    'listTags',
    'getTopTags',
    'listSubscribedPolicies',
    'listProposedTags',
    'previewDigest',
  )
}

/** §7.3: how many tags a member may subscribe to. */
export const tagsAtMost = subscribedTags.maxItems
