// The time of adding has the same title in the lists of all types.
import * as fields from '#gateway/generated/fields/PolicyFavorite.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Favorites.module.css'
import { FavoriteLink } from './FavoriteLink.tsx'
import type { Favorite } from './favoriteLists.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'

interface FavoriteItemProps {
  target: FavoriteTarget
  favorite: Favorite
  /** It has been removed from the favourites. */
  onRemoved: () => void
}

/** A favourite with a button to remove it. */
export function FavoriteItem({ target, favorite, onRemoved }: FavoriteItemProps) {
  const { title, summary, picture, facts = [], mark, createTime, invalid } = favorite
  const { mutate, isPending } = useFavorite(target, onRemoved)
  return (
    <RecordItem
      // An ended policy can still be read; other records are no longer there.
      title={invalid && target.type !== 'POLICY' ? title : <FavoriteLink target={target} title={title} />}
      badges={
        invalid ? (
          <Badge tone="off">已失效</Badge>
        ) : mark === undefined ? undefined : (
          <Badge tone={mark.grey ? 'off' : 'good'}>{mark.text}</Badge>
        )
      }
      picture={picture}
      summary={summary}
      facts={[...facts, factOf(fields.createTime, minuteText(createTime))]}
      actions={
        <p className={styles['remove']}>
          <Button
            busy={isPending}
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget)
              mutate(false)
            }}
          >
            取消收藏<VisuallyHidden>：{title}</VisuallyHidden>
          </Button>
        </p>
      }
    />
  )
}
