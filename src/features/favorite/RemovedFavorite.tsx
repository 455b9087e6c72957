import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import styles from './Favorites.module.css'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'

interface RemovedFavoriteProps {
  target: FavoriteTarget
  title: string
  /** It is a favourite again. */
  onRestored: () => void
}

/** The favourite removed last, with a button to undo that. */
export function RemovedFavorite({ target, title, onRestored }: RemovedFavoriteProps) {
  const { mutate, isPending } = useFavorite(target, onRestored)
  return (
    <p className={styles['removed']}>
      “{title}”已移出收藏
      <Button
        look="plain"
        busy={isPending}
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget)
          mutate(true)
        }}
      >
        撤销移出
      </Button>
    </p>
  )
}
