import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GatewayClient } from '#gateway/client.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'

/**
 * Calls `refetch` after every failed request (§8): a captcha is valid once, and the failed login has used it. Not after
 * a failed captcha request, which would never end. Returns a function that unsubscribes.
 */
export function refetchOnRequestError(gateway: Pick<GatewayClient, 'onRequestError'>, refetch: () => void): () => void {
  return gateway.onRequestError((error) => {
    if (error.operationId !== 'createGraphCaptcha') refetch()
  })
}

/**
 * The graphic captcha of the password login, fetched once it is `needed`. It is undefined while another one loads: the
 * old one is used up, and its text would be useless.
 */
export function useGraphCaptcha(needed: boolean) {
  const gateway = gatewayOf(useQueryClient())
  const { data, isError, isFetching, refetch } = useQuery({
    ...gatewayQuery('createGraphCaptcha', {}, { message: true }),
    enabled: needed,
    // A captcha is never refetched automatically, and never reused from an earlier visit.
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
