import { useQuery } from '@tanstack/react-query'
import { resourceStatusWords } from '#gateway/generated/words/ResourceStatus.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { inBrowser } from '#ui/served/inBrowser.tsx'
import { MinePage, tableWaiting } from '../mine/MinePage.tsx'
import { statusLabels } from '../mine/statusLabels.ts'
import type { MySearch } from '../mySearch.ts'
import type { ResourceTableProps } from './ResourceTable.tsx'

const ResourceTable = inBrowser<ResourceTableProps>(
  async () => (await import('./ResourceTable.tsx')).ResourceTable,
  tableWaiting,
)

/** The resources of the user's enterprises, in every state (§2.1 /qw/personal/resources). */
export function MyResourcesPage({ search }: { search: MySearch }) {
  const stats = useQuery(gatewayQuery('getMySupplyDemandStats', {}, { message: true }))
  return (
    <MinePage
      title="我的资源"
      ways={
        <>
          <Link to="/qw/personal/resources/docking">资源对接</Link>
          <Link to="/qw/personal/resources/detail" className={buttonClass({ look: 'primary' })}>
            发布资源
          </Link>
        </>
      }
      states={statusLabels(resourceStatusWords, stats.data?.resources, search.status)}
      status={search.status}
    >
      <ResourceTable search={search} />
    </MinePage>
  )
}
