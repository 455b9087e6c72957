import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import { gatewayQuery } from '../../../gateway/query.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { FilterLinks } from '../../../ui/list/FilterLinks.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { inBrowser } from '../../../ui/working/inBrowser.tsx'
import type { MySearch } from '../mySearch.ts'
import type { DemandTableProps } from './DemandTable.tsx'
import { statusLabels } from './myDemands.ts'
import styles from '../mine/Mine.module.css'

const waiting = (
  <div className={styles['waiting']}>
    <Skeleton tall lines={10} />
  </div>
)

const DemandTable = inBrowser<DemandTableProps>(async () => (await import('./DemandTable.tsx')).DemandTable, waiting)

/** The demands of the user's enterprises, in every state (§2.1 /qw/personal/demand). */
export function MyDemandsPage({ search }: { search: MySearch }) {
  const stats = useQuery(gatewayQuery('getMySupplyDemandStats', {}, { silent: true }))
  return (
    <Panel
      title="我的需求"
      aside={
        <span className={styles['ways']}>
          <Link to="/qw/personal/demand/docking">需求对接</Link>
          <Link to="/qw/personal/demand/detail" className={buttonClass({ look: 'primary' })}>
            发布需求
          </Link>
        </span>
      }
    >
      <FilterLinks
        label="状态"
        parameter="status"
        options={statusLabels(stats.data?.demands, search.status)}
        chosen={search.status}
      />
      <DemandTable search={search} />
    </Panel>
  )
}
