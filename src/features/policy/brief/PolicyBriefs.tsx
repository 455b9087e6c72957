import type { Schema } from '#gateway/contract.ts'
import { DaysLeft } from '../marks/DaysLeft.tsx'
import { DeclarationTag } from '../marks/DeclarationTag.tsx'
import { currentBatch } from '../marks/declarationText.ts'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { useToday } from '../useToday.ts'
import styles from './PolicyBriefs.module.css'
import { dayText } from '#ui/timeText.ts'

interface PolicyBriefsProps {
  policies: readonly Schema<'PolicyListItem'>[]
  /** The date shown with the title: of publication or of the end; both with the days left. */
  show: 'published' | 'remaining'
  /** In two columns where there is room. */
  wide?: boolean
}

/** Policies in a line or two each, for home pages. */
export function PolicyBriefs({ policies, show, wide = false }: PolicyBriefsProps) {
  const today = useToday()
  return (
    <ul className={wide ? styles['wide'] : undefined}>
      {policies.map((policy) => (
        <li key={policy.id} className={styles['brief']}>
          <div className={styles['head']}>
            <PolicyLink policy={policy} className={styles['title']} />
            <DeclarationTag tag={policy.declarationTag} />
          </div>
          <p className={styles['meta']}>
            <span>{policy.department}</span>
            {show === 'published' ? (
              <>
                <time dateTime={dayText(policy.publishTime)}>{dayText(policy.publishTime)}</time>
                <DaysLeft batch={currentBatch(policy.declarationDateList, today)} />
              </>
            ) : (
              <Remaining policy={policy} today={today} />
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Remaining({ policy, today }: { policy: Schema<'PolicyListItem'>; today: string }) {
  const batch = currentBatch(policy.declarationDateList, today)
  if (batch === undefined) return <span>{policy.resultDesc}</span>
  if (batch.end === null) return <span>常年受理</span>
  return (
    <span>
      <time dateTime={batch.end}>{batch.end}</time> 截止
      <DaysLeft batch={batch} />
    </span>
  )
}
