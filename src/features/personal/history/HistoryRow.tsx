import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import type { Schema } from '#gateway/contract.ts'
import { historyTargetWords } from '#gateway/generated/words/HistoryTarget.ts'
import { gatewayMutation, invalidate } from '#gateway/query.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { clockText } from '#ui/timeText.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './HistoryPage.module.css'

/** One visited page, with a link to it. */
export function HistoryRow({ visit }: { visit: Schema<'HistoryRecord'> }) {
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
