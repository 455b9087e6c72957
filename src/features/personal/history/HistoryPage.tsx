import { useState } from 'react'
import { historyTargetWords } from '#gateway/generated/words/HistoryTarget.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { choiceOf } from '#ui/choiceOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ForgetDialog } from './ForgetDialog.tsx'
import { byDay } from './historyDays.ts'
import styles from './HistoryPage.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import type { HistorySearch } from './historySearch.ts'
import { HistorySwitch } from './HistorySwitch.tsx'

/** Pages the user has visited, latest first (§2.1 /qw/personal/history). */
export function HistoryPage({ search: { current = 1, targetType: asked } }: { search: HistorySearch }) {
  const [forgetting, setForgetting] = useState<{ day: string | undefined }>()
  const targetType = choiceOf(historyTargetWords, asked)
  const query = {
    ...gatewayQuery('listHistory', { query: { current, size: 20, ...(targetType && { targetType }) } }),
    select: byDay,
    // Every page visited since has been added.
    staleTime: 0,
  }
  const total = useTotal(query)
  return (
    <Panel title="浏览历史" aside={<Button onClick={() => setForgetting({ day: undefined })}>清空浏览历史</Button>}>
      <HistorySwitch />
      <FilterPanel
        total={total}
        conditions={[{ label: '类型', parameter: 'targetType', options: historyTargetWords, chosen: targetType }]}
      />
      <QueryRecords
        query={query}
        unit="条记录"
        empty={
          targetType === undefined
            ? '还没有浏览记录。打开过的政策、需求、资源等会按日期列在这里。'
            : `还没有“${historyTargetWords[targetType]}”类的浏览记录`
        }
        emptyAction={
          <Link to="/policy/info" className={buttonClass({ look: 'primary' })}>
            去找政策
          </Link>
        }
        renderItem={({ day, visits }) => (
          <li key={day}>
            <div className={styles['head']}>
              <h2>{day}</h2>
              <Button look="plain" onClick={() => setForgetting({ day })}>
                删除当天记录<VisuallyHidden>：{day}</VisuallyHidden>
              </Button>
            </div>
            <ul aria-label={`${day} 的浏览记录`}>
              {visits.map((visit) => (
                <HistoryRow key={visit.id} visit={visit} />
              ))}
            </ul>
          </li>
        )}
      />
      {forgetting === undefined ? null : (
        <ForgetDialog day={forgetting.day} targetType={targetType} onClose={() => setForgetting(undefined)} />
      )}
    </Panel>
  )
}
