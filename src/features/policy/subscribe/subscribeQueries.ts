import type { QueryClient } from '@tanstack/react-query'
import type { Schema } from '../../../gateway/contract.ts'
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

/** The kinds of tags in the order in which they are offered. */
export const tagTypes: Readonly<Record<Schema<'PolicyTagType'>, string>> = {
  THEME: '主题',
  INDUSTRY: '产业',
  QUALIFICATION: '资质',
  OBJECT: '对象',
  DEPT: '部门',
  LEVEL: '层级',
}
