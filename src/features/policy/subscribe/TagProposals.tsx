import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { gatewayMutation } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import { proposedTagsQuery, refreshSubscription } from './subscribeQueries.ts'
import styles from './TagProposals.module.css'

/** Tags that the enterprise's profile speaks for, each with the reason; one press subscribes to one, or to all of them. */
export function TagProposals() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const headingId = useId()
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
    <QueryContent query={useQuery(proposedTagsQuery())} lines={2}>
      {(proposals) =>
        proposals.length === 0 ? null : (
          <section className={styles['proposals']} aria-labelledby={headingId}>
            <h3 id={headingId}>按企业信息推荐</h3>
            <ul>
              {proposals.map(({ tagId, tagName, policyCount, reason }) => (
                <li key={tagId}>
                  <p>
                    <strong>{tagName}</strong> <small>{policyCount} 条</small>
                    <span>{reason}</span>
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
            {proposals.length === 1 ? null : (
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
                全部订阅（{proposals.length} 个）
              </Button>
            )}
          </section>
        )
      }
    </QueryContent>
  )
}
