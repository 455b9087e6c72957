import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#gateway/call.ts'
import { gatewayOf } from '#gateway/query.ts'
import type { ToolDefinition, ToolSession } from './toolDefinition.ts'
import type { ToolValues } from './toolFields.ts'
import { textsFor } from './toolValues.ts'
import { lastYear } from '#ui/regionDate.ts'

/** The form's texts of what is known. */
interface Known {
  saved: ToolValues | undefined
  profile: ToolValues | undefined
}

/**
 * A member's known values: their last calculation, and their enterprise's profile. Undefined until both have been
 * fetched; one that cannot be loaded is ignored, as the form works without it.
 */
export function useToolProfile<Inputs>(
  definition: ToolDefinition<Inputs>,
  session: ToolSession | undefined,
): Known | undefined {
  const { name, saved, fromProfile } = definition
  const enId = session?.enterprise?.enId
  const ready = session?.user !== undefined && session.enterprises !== undefined
  const savedInputs = useQuery({
    queryKey: ['toolSaved', name, session?.user?.id, enId],
    queryFn: async ({ client }) => (await saved?.(gatewayOf(client), enId)) ?? null,
    enabled: ready && saved !== undefined,
    retry: false,
    staleTime: 0,
  })
  const profile = useQuery({
    queryKey: ['toolProfile', enId],
    queryFn: async ({ client, signal }) => {
      const [gateway, query] = [gatewayOf(client), { enId: enId ?? '' }]
      const [details, attributes] = await Promise.all([
        call(gateway, 'getEnterpriseDetails', { query }, { signal }),
        call(gateway, 'getPolicyAttributes', { query }, { signal }),
      ])
      return { details, attributes }
    },
    enabled: ready && enId !== undefined && fromProfile !== undefined,
    retry: false,
    staleTime: 60_000,
  })
  // A disabled query stays pending without fetching.
  const settled = ready && !savedInputs.isFetching && !profile.isFetching
  return useMemo(() => {
    if (!settled) return undefined
    const [last, enterprise] = [savedInputs.data, profile.data]
    const ofProfile = enterprise === undefined ? undefined : fromProfile?.(enterprise, lastYear())
    return {
      saved: last ? textsFor(definition, last.inputs, last.inputYear) : undefined,
      profile: ofProfile === undefined ? undefined : textsFor(definition, ofProfile),
    }
  }, [settled, definition, fromProfile, savedInputs.data, profile.data])
}
