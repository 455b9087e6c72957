import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { dockingStatusWords } from '#gateway/generated/words/DockingStatus.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { budgetText } from '#ui/content/moneyText.ts'
import type { DemandSearch } from './demandSearch.ts'
import { demandFacts } from './demandTexts.ts'
import { fittingDemandsQuery } from './fittingDemands.ts'

interface FittingDemandsProps {
  search: DemandSearch
  /** The enterprise that they should fit; undefined when it is unknown, or there is none. */
  enName: string | undefined
}

/** Demands that the member's enterprise could take on, with the reasons (§7.5 demandList). */
export function FittingDemands({ search, enName }: FittingDemandsProps) {
  return (
    <>
      <p>
        {enName === undefined
          ? '关联企业后，按企业的行业、技术领域与关键词计算匹配度。'
          : `按${enName}的行业、技术领域与关键词计算匹配度，不含本企业发布的需求。`}
      </p>
      <QueryRecords
        query={fittingDemandsQuery(search)}
        unit="项可对接的需求"
        empty="没有找到可对接的需求"
        emptyAction={<Link to="/qw/supply-demand/demand">查看全部需求</Link>}
        renderItem={(demand) => (
          <RecordItem
            key={demand.id}
            title={
              <Link to="/qw/supply-demand/demand/detail" search={{ id: demand.id }}>
                {demand.title}
              </Link>
            }
            badges={
              <>
                {demand.matchedDegree === null ? null : <Badge tone="good">匹配度 {demand.matchedDegree}%</Badge>}
                <Badge>{demandTypeWords[demand.demandType]}</Badge>
                <Badge tone="off">{demand.categoryName}</Badge>
                {demand.myDocking === undefined ? null : (
                  <Badge tone="urgent">我的对接：{dockingStatusWords[demand.myDocking.status]}</Badge>
                )}
                {demand.favorited ? <Badge tone="off">已收藏</Badge> : null}
              </>
            }
            summary={demand.matchReasons.length === 0 ? undefined : demand.matchReasons.join('；')}
            facts={demandFacts(demand)}
            figure={budgetText(demand)}
          />
        )}
      />
    </>
  )
}
