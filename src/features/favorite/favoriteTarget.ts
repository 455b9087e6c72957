import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import { isConflict, isNoRecord } from '#gateway/refusal.ts'

/** What can be a favourite. */
export type FavoriteType =
  | Schema<'PolicyFavorite'>['targetType']
  | Schema<'DemandFavorite'>['targetType']
  | Schema<'ResourceFavorite'>['targetType']
  | Schema<'FacilitatorFavorite'>['targetType']
  | Schema<'ContentFavoriteTarget'>
  | Schema<'InvestmentFavoriteTarget'>

export interface FavoriteTarget {
  type: FavoriteType
  id: string
}

/** The operation that lists the favourites of a type. */
export const favoriteLists = {
  POLICY: 'listPolicyFavorites',
  DEMAND: 'listFavoriteDemands',
  RESOURCE: 'listFavoriteResources',
  PROVIDER: 'listFacilitatorFavorites',
  ATTRACT: 'listContentFavorites',
  NEWS: 'listContentFavorites',
  HOUSE: 'listInvestmentFavorites',
  LAND: 'listInvestmentFavorites',
  OFFICE: 'listInvestmentFavorites',
} as const satisfies Record<FavoriteType, string>

/** Adds or removes a favourite. It may already be in the requested state, e.g. because of another tab. */
export async function keepFavorite(gateway: GatewayClient, target: FavoriteTarget, favorited: boolean): Promise<void> {
  const isSo = favorited ? isConflict : isNoRecord
  try {
    await send(gateway, target, favorited, { silent: isSo })
  } catch (error) {
    if (!isSo(error)) throw error
  }
}

/** Each type has its own calls. */
async function send(
  gateway: GatewayClient,
  { type, id }: FavoriteTarget,
  favorited: boolean,
  options: { silent: typeof isConflict },
): Promise<void> {
  switch (type) {
    case 'POLICY':
      await call(gateway, favorited ? 'addPolicyFavorite' : 'deletePolicyFavorite', { path: { id } }, options)
      return
    case 'DEMAND':
      await call(gateway, 'favoriteDemand', { body: { id, favorited } }, options)
      return
    case 'RESOURCE':
      await call(gateway, 'favoriteResource', { body: { id, favorited } }, options)
      return
    case 'PROVIDER':
      await call(gateway, favorited ? 'addFacilitatorFavorite' : 'deleteFacilitatorFavorite', { path: { id } }, options)
      return
    case 'ATTRACT':
    case 'NEWS': {
      const given = { targetType: type, targetId: id }
      if (favorited) await call(gateway, 'addContentFavorite', { body: given }, options)
      else await call(gateway, 'deleteContentFavorite', { query: given }, options)
      return
    }
    case 'HOUSE':
    case 'LAND':
    case 'OFFICE': {
      const given = { targetType: type, targetId: id }
      if (favorited) await call(gateway, 'addInvestmentFavorite', { body: given }, options)
      else await call(gateway, 'deleteInvestmentFavorite', { query: given }, options)
      return
    }
    default:
      return type satisfies never
  }
}
