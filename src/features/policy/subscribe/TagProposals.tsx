import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayMutation } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import { proposedTagsQuery, refreshSubscription } from './subscribeQueries.ts'
import styles from './TagProposals.module.css'

/**
 * Tags suggested by the enterprise's profile, each with the reason; one press subscribes to one or to all of them. The
 * box has a constant height, while loading and when empty, so that nothing below it moves.
 */
export function TagProposals() {
  const query = useQuery(proposedTagsQuery())
  const headingId = useId()
  return (
    <section className={styles['box']} aria-labelledby={headingId}>
      <h3 id={headingId}>按企业信息推荐</h3>
      <QueryContent query={query} lines={1}>
        {(proposals) =>
          proposals.length === 0 ? (
            <p className={styles['none']}>暂时没有新的推荐。企业信息越完整，推荐越准。</p>
          ) : (
            <Proposals proposals={proposals} />
          )
        }
      </QueryContent>
    </section>
  )
}

function Proposals({ proposals }: { proposals: Schema<'PolicyTagProposalList'> }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const listId = useId()
  const [all, setAll] = useState(false)
  const add = useMutation({
    ...gatewayMutation('addTagsBatch'),
    onSuccess: () => showMessage({ level: 'success', text: '订阅成功', about: ['tags'] }),
    onSettled: () => refreshSubscription(queryClient),
  })

  function subscribe(control: HTMLElement, tagIds: string[]) {
    keepFocusNear(control)
    add.mutate({ body: { tagIds } })
  }

  return (
    <>
      {proposals.length === 1 ? null : (
        <p className={styles['tools']} data-count={Math.min(proposals.length, 4)}>
          <Button
            look="plain"
            className={styles['all']}
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? '收起' : `展开 ${proposals.length} 个`}
          </Button>
          <Button
            look="plain"
            busy={add.isPending}
            onClick={({ currentTarget }) =>
              subscribe(
                currentTarget,
                proposals.map(({ tagId }) => tagId),
              )
            }
          >
            全部订阅
          </Button>
        </p>
      )}
      <ul id={listId} className={all ? undefined : styles['row']}>
        {proposals.map(({ tagId, tagName, policyCount, reason }) => (
          <li key={tagId}>
            <p>
              <strong>{tagName}</strong> <small>{policyCount} 条</small>
              <span title={reason}>{reason}</span>
            </p>
            <Button
              aria-label={`订阅${tagName}`}
              busy={add.isPending}
              onClick={({ currentTarget }) => subscribe(currentTarget, [tagId])}
            >
              订阅
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
