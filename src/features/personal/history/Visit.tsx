import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as changes from '#gateway/generated/changes.ts'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'

/**
 * Rendered beside a detail: records the visit in the member's history (1-46). The gateway records nothing for members
 * who have turned it off, and moves repeated visits to the top.
 */
export function Visit({ targetType, targetId, title }: Schema<'HistoryForm'>) {
  const queryClient = useQueryClient()
  useEffect(() => {
    void keepVisit(queryClient, { targetType, targetId, title })
  }, [queryClient, targetType, targetId, title])
  return null
}

/** A visit that cannot be recorded does not matter to the reader. */
export async function keepVisit(queryClient: QueryClient, visit: Schema<'HistoryForm'>): Promise<void> {
  const gateway = gatewayOf(queryClient)
  const { signedIn, renewing } = gateway.environment.session.state()
  if (!signedIn && !renewing) return
  try {
    await call(gateway, 'addHistory', { body: visit }, { silent: true })
    await invalidate(queryClient, ...changes.addHistory)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
}
