import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { historyTargetWords } from '#gateway/generated/words/HistoryTarget.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { FindByName } from '#ui/list/FindByName.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { FavoriteItem } from './FavoriteItem.tsx'
import { favoritesQuery } from './favoriteLists.ts'
import styles from './Favorites.module.css'
import type { FavoriteSearch } from './favoriteSearch.ts'
import { favoriteLists, type FavoriteTarget, type FavoriteType } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'

const types = Object.keys(favoriteLists) as FavoriteType[]

/** The user's favourites by type, newest first (1-43; §2.1 /qw/personal/collect, /user/collect). */
export function FavoritesPage({ search: { current = 1, type: asked, name } }: { search: FavoriteSearch }) {
  const type = types.find((one) => one === asked) ?? 'POLICY'
  const [removed, setRemoved] = useState<{ target: FavoriteTarget; title: string }>()
  const counts = useQueries({ queries: types.map((one) => favoritesQuery({ type: one, current: 1, size: 1 })) })
  const query = favoritesQuery({ type, current, size: 10, name })
  const word = historyTargetWords[type]
  const tabs = types.map((one, index) => [one, tabText(one, counts[index]?.data?.total)] as const)
  const total = useTotal(query)
  return (
    <Panel title="我的收藏">
      <FilterPanel
        total={total}
        conditions={[
          { label: '类型', parameter: 'type', options: Object.fromEntries(tabs), chosen: type, optional: false },
        ]}
      />
      <div className={styles['find']}>
        <FindByName key={type} label={`按标题查找收藏的${word}`} value={name} />
      </div>
      {removed === undefined ? null : (
        <RemovedFavorite
          key={removed.target.id}
          target={removed.target}
          title={removed.title}
          onRestored={() => setRemoved(undefined)}
        />
      )}
      <QueryRecords
        query={query}
        unit="条收藏"
        empty={
          name === undefined
            ? `还没有收藏${word}。在${word}详情页点击“收藏”，就能在这里找到它。`
            : `收藏的${word}中没有标题含“${name}”的`
        }
        emptyAction={<WayOn type={type} />}
        renderItem={(favorite) => {
          const target = { type, id: favorite.targetId }
          const { id, title } = favorite
          return (
            <FavoriteItem
              key={id}
              target={target}
              favorite={favorite}
              onRemoved={() => setRemoved({ target, title })}
            />
          )
        }}
      />
    </Panel>
  )
}

function tabText(type: FavoriteType, count: number | undefined): string {
  return count === undefined ? historyTargetWords[type] : `${historyTargetWords[type]} ${count}`
}

/** A link to where favourites can be added. */
function WayOn({ type }: { type: FavoriteType }) {
  const className = buttonClass({ look: 'primary' })
  switch (type) {
    case 'POLICY':
      return (
        <Link to="/policy/info" className={className}>
          去找政策
        </Link>
      )
    case 'DEMAND':
      return (
        <Link to="/qw/supply-demand/demand" className={className}>
          去找需求
        </Link>
      )
    case 'RESOURCE':
      return (
        <Link to="/qw/supply-demand/resource" className={className}>
          去找资源
        </Link>
      )
    case 'PROVIDER':
      return (
        <Link to="/qw/supply-demand/provider" className={className}>
          去找服务商
        </Link>
      )
    case 'ATTRACT':
      return (
        <Link to="/qw/attract" className={className}>
          去看招商信息
        </Link>
      )
    case 'NEWS':
      return (
        <Link to="/qw/news" className={className}>
          去看资讯
        </Link>
      )
    case 'HOUSE':
    case 'LAND':
    case 'OFFICE':
      return (
        <Link to="/qw/investment" search={{ type }} className={className}>
          去找{historyTargetWords[type]}
        </Link>
      )
    default:
      return type satisfies never
  }
}

interface RemovedFavoriteProps {
  target: FavoriteTarget
  title: string
  /** It is a favourite again. */
  onRestored: () => void
}

/** The favourite removed last, with a button to undo that. */
function RemovedFavorite({ target, title, onRestored }: RemovedFavoriteProps) {
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
