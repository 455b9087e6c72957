import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Link } from '../../../ui/Link.tsx'
import { useEffect } from 'react'
import { gatewayQuery } from '../../../gateway/query.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FavoriteItem } from './FavoriteItem.tsx'
import { favoritePageSize, pageInstead, type FavoriteSearch } from './favoriteSearch.ts'
import styles from './FavoriteListPage.module.css'

/** The user's favourite policies, newest first (§2.1 /qw/personal/collect, /user/collect). */
export function FavoriteListPage({ search: { current = 1 } }: { search: FavoriteSearch }) {
  const navigate = useNavigate()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...gatewayQuery('listPolicyFavorites', { query: { current, size: favoritePageSize } }),
    // Favourites change on other pages and in other tabs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

  const instead = data && !isPlaceholderData ? pageInstead(data) : undefined
  useEffect(() => {
    if (instead !== undefined) void navigate({ to: '.', search: searchOf(instead), replace: true })
  }, [instead, navigate])

  return (
    <Panel title="我的收藏" aside={data && data.total > 0 && `共 ${data.total} 条`}>
      {data === undefined ? (
        isError ? (
          <Empty action={<Button onClick={() => void refetch()}>重新加载</Button>}>收藏暂时无法加载，请稍后再试</Empty>
        ) : (
          <Skeleton tall />
        )
      ) : data.records.length === 0 ? (
        <Empty
          action={
            <Link to="/policy/info" className={buttonClass({ look: 'primary' })}>
              去找政策
            </Link>
          }
        >
          还没有收藏政策。在政策详情页点击“收藏”，就能在这里找到它。
        </Empty>
      ) : (
        <ul className={styles['list']} aria-busy={isPlaceholderData}>
          {data.records.map((favorite) => (
            <FavoriteItem key={favorite.id} favorite={favorite} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          current={current}
          pages={data.pages}
          renderLink={({ page, ...link }) => <Link {...link} to="." search={searchOf(page)} />}
        />
      )}
    </Panel>
  )
}

/** The first page has the plain address. */
function searchOf(page: number): { current?: number } {
  return page === 1 ? {} : { current: page }
}
