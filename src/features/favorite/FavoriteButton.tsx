import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { StarIcon } from '#ui/icons/StarIcon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import styles from './FavoriteButton.module.css'
import { isFavoriteQuery } from './favoriteStanding.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'
import { rememberWanted, takeWanted } from './wantedFavorite.ts'

interface FavoriteButtonProps {
  target: FavoriteTarget
  /** What the target's detail says of it, or the list when it was asked for. */
  favorited: boolean | undefined
  /** A visitor is led to the login page and back, where what they wanted is done. */
  signedIn: boolean
  block?: boolean
  /** The name of one of a list, which has several such buttons and is not asked for again after each press. */
  listed?: string
}

/** Makes the target a favourite, or no longer. */
export function FavoriteButton({
  target,
  favorited: said = false,
  signedIn,
  block = false,
  listed,
}: FavoriteButtonProps) {
  const loginFirst = useLoginFirst()
  const { mutate, isPending } = useFavorite(target)
  const [pressed, setPressed] = useState<boolean>()
  const isListed = listed !== undefined
  const favorited = signedIn && (pressed ?? said)
  const { type, id } = target

  const keep = useCallback(
    (kept: boolean) => mutate(kept, isListed ? { onSuccess: () => setPressed(kept) } : {}),
    [mutate, isListed],
  )

  useEffect(() => {
    if (signedIn && takeWanted({ type, id })) keep(true)
  }, [signedIn, type, id, keep])

  function toggle() {
    if (loginFirst()) rememberWanted(target)
    else if (!isPending) keep(!favorited)
  }

  return (
    <Button look={isListed ? 'plain' : 'secondary'} block={block} aria-pressed={favorited} onClick={toggle}>
      <StarIcon className={favorited ? styles['filled'] : undefined} />
      {/* The pressed state says whether it is one; the name stays the same. */}
      收藏{isListed ? <VisuallyHidden>：{listed}</VisuallyHidden> : null}
    </Button>
  )
}

/** The same for a target whose detail does not say whether it is a favourite. */
export function AskedFavoriteButton({ target, signedIn }: Pick<FavoriteButtonProps, 'target' | 'signedIn'>) {
  const { data } = useQuery({ ...isFavoriteQuery(target), enabled: signedIn })
  return <FavoriteButton target={target} favorited={data} signedIn={signedIn} />
}
