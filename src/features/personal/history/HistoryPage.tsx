import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { historyTargetWords } from '#gateway/generated/words/HistoryTarget.ts'
import { gatewayMutation, gatewayQuery, invalidate } from '#gateway/query.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { choiceOf } from '#ui/choiceOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import * as changes from '#gateway/generated/changes.ts'
import type { Schema } from '#gateway/contract.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { clockText } from '#ui/timeText.ts'
import { ForgetDialog } from './ForgetDialog.tsx'
import { byDay } from './historyDays.ts'
import styles from './HistoryPage.module.css'
import type { HistorySearch } from './historySearch.ts'

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

/** Whether the member's visits are recorded, and for how long. */
function HistorySwitch() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const setting = gatewayQuery('getHistorySetting', {})
  const query = useQuery({ ...setting, staleTime: 0 })
  const { mutate, isPending, variables } = useMutation({
    ...gatewayMutation('setHistorySetting'),
    onSuccess(saved) {
      queryClient.setQueryData(setting.queryKey, saved)
      const text = saved.enabled ? '已开始记录浏览历史' : '已停止记录；已有的记录保留到您删除为止'
      showMessage({ level: 'success', text, about: ['history'] })
    },
  })
  return (
    <div className={styles['switch']}>
      <QueryContent query={query} lines={1}>
        {({ enabled, keepDays, maxCount }) => (
          <CheckboxField
            label={`记录我打开过的内容（保留最近 ${keepDays} 天，最多 ${maxCount} 条，只有您自己能看到）`}
            // The switch changes at once, and back if the call fails.
            checked={isPending ? variables.body.enabled : enabled}
            aria-disabled={isPending}
            onChange={({ target }) => {
              if (!isPending) mutate({ body: { enabled: target.checked } })
            }}
          />
        )}
      </QueryContent>
    </div>
  )
}

/** One visited page, with a link to it. */
function HistoryRow({ visit }: { visit: Schema<'HistoryRecord'> }) {
  const { id, targetType, title, link, invalid, viewTime } = visit
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    // Another tab may have deleted it.
    ...gatewayMutation('deleteHistory', { silent: isNoRecord }),
    onSettled: () => invalidate(queryClient, ...changes.deleteHistory),
  })
  return (
    <li className={styles['row']}>
      <time className={styles['time']} dateTime={viewTime.slice(0, 16)}>
        {clockText(viewTime)}
      </time>
      <Badge>{historyTargetWords[targetType]}</Badge>
      <span className={styles['title']}>
        {invalid ? title : <TargetLink type={targetType} link={link} title={title} />}
      </span>
      {invalid ? <Badge tone="off">已失效</Badge> : null}
      <Button
        look="plain"
        className={styles['delete']}
        busy={isPending}
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget)
          mutate({ query: { ids: [id] } })
        }}
      >
        删除<VisuallyHidden>：{title}</VisuallyHidden>
      </Button>
    </li>
  )
}

interface TargetLinkProps {
  type: Schema<'HistoryTarget'>
  link: string
  title: string
}

/** A policy opens in a new tab (2.1-24), other pages here. */
function TargetLink({ type, link, title }: TargetLinkProps) {
  if (type !== 'POLICY') return <Anchor href={link}>{title}</Anchor>
  return (
    <Anchor href={link} target="_blank" rel="noopener">
      {title}
      <VisuallyHidden>（新窗口打开）</VisuallyHidden>
    </Anchor>
  )
}
