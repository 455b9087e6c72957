import { useQuery } from '@tanstack/react-query'
import { demandStatusWords } from '#gateway/generated/words/DemandStatus.ts'
import { resourceStatusWords } from '#gateway/generated/words/ResourceStatus.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { finishedDockingCount } from '#gateway/generated/fields/SupplyDemandOwnStats.ts'
import { buttonClass } from '#ui/Button.tsx'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { Nothing } from '#ui/desk/Nothing.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { CountTable } from '#ui/table/CountTable.tsx'
import styles from './Publications.module.css'

/** Figures on what the member's enterprises have published, and the results. */
export function Publications() {
  const query = useQuery({ ...gatewayQuery('getMySupplyDemandStats', {}), staleTime: 0 })
  return (
    <DeskCard title="我的发布与对接" wide>
      <QueryContent query={query} lines={5}>
        {({ demands, resources, ...counts }) => (
          <>
            <div className={styles['tables']}>
              {demands.length === 0 ? (
                <Nothing
                  next={
                    <Link to="/qw/personal/demand/detail" className={buttonClass()}>
                      写一条需求
                    </Link>
                  }
                >
                  还没有发布需求。写清要什么，服务商与其他企业会来对接。
                </Nothing>
              ) : (
                <CountTable
                  caption="我的需求"
                  heads={['状态', '条数']}
                  rows={demands.map(({ status, count }) => ({
                    key: status,
                    count,
                    name: (
                      <Link to="/qw/personal/demand" search={{ status }}>
                        {demandStatusWords[status]}
                      </Link>
                    ),
                  }))}
                />
              )}
              {resources.length === 0 ? (
                <Nothing
                  next={
                    <Link to="/qw/personal/resources/detail" className={buttonClass()}>
                      写一条资源
                    </Link>
                  }
                >
                  还没有发布资源。闲置的设备、成果、专利，可以让别的企业用起来。
                </Nothing>
              ) : (
                <CountTable
                  caption="我的资源"
                  heads={['状态', '条数']}
                  rows={resources.map(({ status, count }) => ({
                    key: status,
                    count,
                    name: (
                      <Link to="/qw/personal/resources" search={{ status }}>
                        {resourceStatusWords[status]}
                      </Link>
                    ),
                  }))}
                />
              )}
            </div>
            <Facts
              facts={[
                { name: '进行中', value: `${counts.sentOpenCount} 次发起的对接` },
                { name: finishedDockingCount.title, value: `${counts.finishedDockingCount} 次` },
                { name: '收藏', value: `${counts.favoriteDemandCount} 条需求，${counts.favoriteResourceCount} 条资源` },
                { name: '将参加', value: `${counts.upcomingEventCount} 场活动` },
              ]}
            />
          </>
        )}
      </QueryContent>
    </DeskCard>
  )
}
