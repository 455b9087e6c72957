import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { useConfirmations } from '../report/confirmations.ts'
import { fitOf } from '../report/fit.ts'
import { type ConditionMark, countsText, markOf, type Tone } from './conditionMarks.ts'
import styles from './PolicyMatch.module.css'
import { gatewayQuery } from '#gateway/query.ts'

interface PolicyMatchProps {
  policyId: string
  enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'name'>
  userId: string
  /** The condition to mark; without it the summary of all of them. */
  condition: string | undefined
}

/**
 * The results of a policy's conditions for the member's enterprise. Loaded for members only, and shown in the browser
 * only.
 */
export function PolicyMatch({ policyId, enterprise: { enId, name }, userId, condition }: PolicyMatchProps) {
  const { data: item, isError, refetch } = useQuery(policyMatchQuery(policyId, enId))
  const { confirmed } = useConfirmations(userId, enId)
  if (condition !== undefined) {
    const mark = item && markOf(item, condition, confirmed)
    return mark === undefined ? null : <Mark mark={mark} />
  }
  if (item === undefined) {
    return (
      <p className={styles['summary']}>
        {isError ? (
          <>
            没有取到与企业信息的比对结果
            <Button look="plain" onClick={() => void refetch()}>
              重试
            </Button>
          </>
        ) : (
          '正在与企业信息逐条比对…'
        )}
      </p>
    )
  }
  return (
    <p className={styles['summary']}>
      <span className={styles['name']} title={name}>
        对照{name}
      </span>
      <strong>{countsText(item, confirmed)}</strong>
      <Link to="/policy/report" search={{ fit: fitOf(item, confirmed) }}>
        查看匹配报告
      </Link>
    </p>
  )
}

const icons: Record<Tone, ReactNode> = {
  met: <Icon name="circle-check" size={18} />,
  unmet: <Icon name="x" size={18} />,
  open: <Icon name="info" size={18} />,
}

function Mark({ mark: { tone, text, detail, missingField } }: { mark: ConditionMark }) {
  return (
    <p className={styles['mark']}>
      <strong className={styles[tone]}>
        {icons[tone]}
        {text}
      </strong>
      {missingField === undefined ? (
        <span title={detail}>{detail}</span>
      ) : (
        <Link to="/policy/report" search={{ fill: missingField }}>
          {detail}
        </Link>
      )}
    </p>
  )
}

/** How one policy fits an enterprise. */
const policyMatchQuery = (policyId: string, enId: string) => ({
  ...gatewayQuery('getPolicyMatch', { query: { policyId, enId } }),
  // Data filled in meanwhile count.
  staleTime: 0,
})
