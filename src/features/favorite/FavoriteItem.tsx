// The time of adding has the same title in the lists of all types.
import * as fields from '#gateway/generated/fields/PolicyFavorite.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { minuteText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Favorites.module.css'
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

interface FavoriteLinkProps {
  target: FavoriteTarget
  title: string
}

/** Links to the page of a favourite; a policy opens in a new tab (2.1-24). */
function FavoriteLink({ target: { type, id }, title }: FavoriteLinkProps) {
  switch (type) {
    case 'POLICY':
      return (
        <Link to="/policy/info/$id" params={{ id }} target="_blank" rel="noopener" preload={false}>
          {title}
          <VisuallyHidden>（新窗口打开）</VisuallyHidden>
        </Link>
      )
    case 'DEMAND':
      return (
        <Link to="/qw/supply-demand/demand/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'RESOURCE':
      return (
        <Link to="/qw/supply-demand/resource/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'PROVIDER':
      return (
        <Link to="/qw/supply-demand/provider/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'ATTRACT':
      return (
        <Link to="/qw/attract/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'NEWS':
      return (
        <Link to="/qw/news" search={{ id }}>
          {title}
        </Link>
      )
    case 'HOUSE':
    case 'LAND':
    case 'OFFICE':
      return (
        <Link to="/qw/investment/detail" search={{ type, id }}>
          {title}
        </Link>
      )
    default:
      return type satisfies never
  }
}
