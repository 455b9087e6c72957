import { useQuery } from '@tanstack/react-query'
import { FavoriteButton } from './FavoriteButton.tsx'
import { isFavoriteQuery } from './favoriteStanding.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'

/** FavoriteButton for a target whose detail does not say whether it is a favourite. */
export function AskedFavoriteButton({ target, signedIn }: { target: FavoriteTarget; signedIn: boolean }) {
  const { data } = useQuery({ ...isFavoriteQuery(target), enabled: signedIn })
  return <FavoriteButton target={target} favorited={data} signedIn={signedIn} />
}
