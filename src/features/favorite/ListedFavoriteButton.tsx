import { useEffect, useState } from 'react'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { Button } from '#ui/Button.tsx'
import { StarIcon } from '#ui/icons/StarIcon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './FavoriteButton.module.css'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'
import { rememberWanted, takeWanted } from './wantedFavorite.ts'

interface ListedFavoriteButtonProps {
  target: FavoriteTarget
  /** What the list said of it when it was asked for. */
  favorited: boolean | undefined
  signedIn: boolean
  /** Its name: several such buttons stand on the page. */
  about: string
}

/**
 * FavoriteButton for one of a list, which is not asked for again after each press. On its own: the detail of a policy,
 * which has the other, has no room for it.
 */
export function ListedFavoriteButton({ target, favorited = false, signedIn, about }: ListedFavoriteButtonProps) {
  const loginFirst = useLoginFirst()
  const { mutate, isPending } = useFavorite(target)
  const [kept, setKept] = useState<boolean>()
  const isKept = signedIn && (kept ?? favorited)
  const { type, id } = target

  useEffect(() => {
    if (signedIn && takeWanted({ type, id })) mutate(true, { onSuccess: () => setKept(true) })
  }, [signedIn, type, id, mutate])

  function toggle() {
    if (loginFirst()) rememberWanted(target)
    else if (!isPending) mutate(!isKept, { onSuccess: () => setKept(!isKept) })
  }

  return (
    <Button look="plain" aria-pressed={isKept} onClick={toggle}>
      <StarIcon className={isKept ? styles['filled'] : undefined} />
      收藏<VisuallyHidden>：{about}</VisuallyHidden>
    </Button>
  )
}
