import type { FavoriteTarget } from './favoriteTarget.ts'

/** What adding this favourite is remembered as across the login. A file of its own, because public pages load it. */
export function wantedFavorite({ type, id }: FavoriteTarget): string {
  return `favorite/${type}/${id}`
}
