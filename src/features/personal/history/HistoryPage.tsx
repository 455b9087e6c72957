import { Anchor } from '../../../ui/Anchor.tsx'
import { Link } from '../../../ui/Link.tsx'
import { gatewayQuery } from '../../../gateway/query.ts'
import { historyTargetWords } from '../../../gateway/generated/words/HistoryTarget.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FilterLinks } from '../../../ui/list/FilterLinks.tsx'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { chosenOf } from '../../../ui/list/chosenOf.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { minuteText } from '../../../ui/timeText.ts'
import { type HistorySearch } from './historySearch.ts'

/** What the user has looked at, latest first (§2.1 /qw/personal/history). */
export function HistoryPage({ search: { current = 1, targetType: asked } }: { search: HistorySearch }) {
  const targetType = chosenOf(historyTargetWords, asked)
  const query = {
    ...gatewayQuery(
      'listHistory',
      { query: { current, size: 20, ...(targetType && { targetType }) } },
      { silent: true },
    ),
    // Every page visited since has added to it.
    staleTime: 0,
  }
  return (
    <Panel title="浏览历史">
      <FilterLinks label="类型" parameter="targetType" options={historyTargetWords} chosen={targetType} />
      <QueryRecords
        query={query}
        unit="条记录"
        empty="还没有浏览记录"
        emptyAction={<Link to="/policy/info">去找政策</Link>}
        renderItem={({ id, title, targetType: type, link, invalid, viewTime }) => (
          <RecordItem
            key={id}
            title={invalid ? title : <Anchor href={link}>{title}</Anchor>}
            badges={
              <>
                <Badge>{historyTargetWords[type]}</Badge>
                {invalid ? <Badge tone="off">已失效</Badge> : null}
              </>
            }
            facts={[{ name: '浏览时间', value: minuteText(viewTime) }]}
          />
        )}
      />
    </Panel>
  )
}
