import { useQuery } from '@tanstack/react-query'
import { demandStatusWords } from '#gateway/generated/words/DemandStatus.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { inBrowser } from '#ui/served/inBrowser.tsx'
import { MinePage, tableWaiting } from '../mine/MinePage.tsx'
import { statusLabels } from '../mine/statusLabels.ts'
import type { MySearch } from '../mySearch.ts'
import type { DemandTableProps } from './DemandTable.tsx'

const DemandTable = inBrowser<DemandTableProps>(
  async () => (await import('./DemandTable.tsx')).DemandTable,
  tableWaiting,
)

/** The demands of the user's enterprises, in every state (§2.1 /qw/personal/demand). */
export function MyDemandsPage({ search }: { search: MySearch }) {
  const stats = useQuery(gatewayQuery('getMySupplyDemandStats', {}, { message: true }))
  return (
    <MinePage
      title="我的需求"
      ways={
        <>
          <Link to="/qw/personal/demand/docking">需求对接</Link>
          <Link to="/qw/personal/demand/detail" className={buttonClass({ look: 'primary' })}>
            发布需求
          </Link>
        </>
      }
      states={statusLabels(demandStatusWords, stats.data?.demands, search.status)}
      status={search.status}
    >
      <DemandTable search={search} />
    </MinePage>
  )
}
