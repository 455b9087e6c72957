import { lazy, Suspense, useState } from 'react'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { rememberWanted } from '#ui/wanted.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './FavoriteButton.module.css'
import type { FavoriteTarget } from './favoriteTarget.ts'
import type { FavoritePress } from './FavoriteKeeper.tsx'
import { wantedFavorite } from './wantedFavorite.ts'

// For members only; nobody else loads it.
const FavoriteKeeper = lazy(async () => ({
  default: (await whenOnline(() => import('./FavoriteKeeper.tsx'))).FavoriteKeeper,
}))

interface FavoriteButtonProps {
  target: FavoriteTarget
  /** The target's own data, or the list's when it was fetched. */
  favorited: boolean | undefined
  /** A visitor is led to the login page and back, where the action is completed. */
  signedIn: boolean
  block?: boolean
  /** The name of an item in a list. A list has several such buttons and is not refetched after each press. */
  listed?: string
}

/** Adds the target to the favourites, or removes it. */
export function FavoriteButton({
  target,
  favorited: said = false,
  signedIn,
  block = false,
  listed,
}: FavoriteButtonProps) {
  const loginFirst = useLoginFirst()
  const [press, setPress] = useState<FavoritePress>()
  const [kept, setKept] = useState<boolean>()
  const isListed = listed !== undefined
  const favorited = signedIn && (kept ?? said)

  function toggle() {
    if (loginFirst()) rememberWanted(wantedFavorite(target))
    else setPress({ favorited: !favorited })
  }

  return (
    <>
      <Button look={isListed ? 'plain' : 'secondary'} block={block} aria-pressed={favorited} onClick={toggle}>
        <Icon name="star" className={favorited ? styles['filled'] : undefined} />
        {/* The pressed state shows whether it is one; the name stays the same. */}
        收藏{isListed ? <VisuallyHidden>：{listed}</VisuallyHidden> : null}
      </Button>
      {signedIn ? (
        <Suspense>
          <FavoriteKeeper target={target} press={press} onKept={isListed ? setKept : undefined} />
        </Suspense>
      ) : null}
    </>
  )
}
