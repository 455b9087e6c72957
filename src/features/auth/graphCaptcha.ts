import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GatewayClient } from '#gateway/client.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'

/**
 * Calls `refetch` after every failed request (§8): a captcha serves once, and a failed login has used it up. Not when
 * fetching a captcha is what failed, or that would never end. Returns the unsubscriber.
 */
export function refetchOnRequestError(gateway: Pick<GatewayClient, 'onRequestError'>, refetch: () => void): () => void {
  return gateway.onRequestError((error) => {
    if (error.operationId !== 'createGraphCaptcha') refetch()
  })
}

/**
 * The graphic captcha of the password login, fetched once it is `needed`. There is none while another one is fetched: the
 * one before has served, and whoever read it would type in vain.
 */
export function useGraphCaptcha(needed: boolean) {
  const gateway = gatewayOf(useQueryClient())
  const { data, isError, isFetching, refetch } = useQuery({
    ...gatewayQuery('createGraphCaptcha', {}, { message: true }),
    enabled: needed,
    // A captcha is never fetched again behind the user's back, and never taken from an earlier visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useEffect(() => {
    if (!needed) return undefined
    return refetchOnRequestError(gateway, () => void refetch())
  }, [gateway, needed, refetch])

  return {
    captcha: isFetching ? undefined : data,
    failed: isError,
    fetching: isFetching,
    refetch: () => void refetch(),
  }
}
