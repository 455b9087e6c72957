import { Link } from '../../../ui/Link.tsx'
import { gatewayQuery } from '../../../gateway/query.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FavoriteItem } from './FavoriteItem.tsx'
import type { FavoriteSearch } from './favoriteSearch.ts'

/** The user's favourite policies, newest first (§2.1 /qw/personal/collect, /user/collect). */
export function FavoriteListPage({ search: { current = 1 } }: { search: FavoriteSearch }) {
  const query = {
    ...gatewayQuery('listPolicyFavorites', { query: { current, size: 10 } }, { silent: true }),
    // Favourites change on other pages and in other tabs.
    staleTime: 0,
  }
  return (
    <Panel title="我的收藏">
      <QueryRecords
        query={query}
        unit="条收藏"
        empty="还没有收藏政策。在政策详情页点击“收藏”，就能在这里找到它。"
        emptyAction={
          <Link to="/policy/info" className={buttonClass({ look: 'primary' })}>
            去找政策
          </Link>
        }
        renderItem={(favorite) => <FavoriteItem key={favorite.id} favorite={favorite} />}
      />
    </Panel>
  )
}
