import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { StarIcon } from '#ui/icons/StarIcon.tsx'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import styles from './FavoriteButton.module.css'
import { isFavoriteQuery } from './favoriteStanding.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'
import { rememberWanted, takeWanted } from './wantedFavorite.ts'

interface FavoriteButtonProps {
  target: FavoriteTarget
  /** What the target's detail says of it. */
  favorited: boolean | undefined
  /** A visitor is led to the login page and back, where what they wanted is done. */
  signedIn: boolean
  block?: boolean
}

/** Makes the target a favourite, or no longer. */
export function FavoriteButton({ target, favorited: said = false, signedIn, block = false }: FavoriteButtonProps) {
  const loginFirst = useLoginFirst()
  const { mutate, isPending } = useFavorite(target)
  const favorited = signedIn && said
  const { type, id } = target

  useEffect(() => {
    if (signedIn && takeWanted({ type, id })) mutate(true)
  }, [signedIn, type, id, mutate])

  function toggle() {
    if (loginFirst()) rememberWanted(target)
    else if (!isPending) mutate(!favorited)
  }

  return (
    <Button look="secondary" block={block} aria-pressed={favorited} onClick={toggle}>
      <StarIcon className={favorited ? styles['filled'] : undefined} />
      {/* The pressed state says whether it is one; the name stays the same. */}
      收藏
    </Button>
  )
}

/** The same for a target whose detail does not say whether it is a favourite. */
export function AskedFavoriteButton({ target, signedIn }: Pick<FavoriteButtonProps, 'target' | 'signedIn'>) {
  const { data } = useQuery({ ...isFavoriteQuery(target), enabled: signedIn })
  return <FavoriteButton target={target} favorited={data} signedIn={signedIn} />
}
