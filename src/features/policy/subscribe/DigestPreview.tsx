import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/PolicyDigest.ts'
import { policyChannelWords } from '#gateway/generated/words/PolicyChannel.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import { dayText, minuteText } from '#ui/timeText.ts'
import { DaysLeft } from '../marks/DaysLeft.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import styles from './DigestPreview.module.css'
import { digestQuery } from './subscribeQueries.ts'

/** The digest that would be sent now, as the reader will get it. */
export function DigestPreview({ channels }: Pick<Schema<'PolicySubscription'>, 'channels'>) {
  return (
    <QueryContent query={useQuery(digestQuery())} lines={5}>
      {({ title, sendTime, since, newTotal, newPolicies, endingTotal, endingPolicies }) => (
        <article className={styles['digest']} aria-label="汇总预览">
          <h3>{title}</h3>
          <p className={styles['sent']}>
            {sendTime === undefined ? '有新政策时发送' : `下次发送：${minuteText(sendTime)}`}，通过
            {channels.map((channel) => policyChannelWords[channel]).join('、')}
          </p>
          <h4>
            {fields.newTotal.title} {newTotal} 条<span>{since} 以来</span>
          </h4>
          <Policies policies={newPolicies} total={newTotal} none="这一期没有新政策" />
          <h4>
            {fields.endingTotal.title} {endingTotal} 条
          </h4>
          <Policies policies={endingPolicies} total={endingTotal} none="这一期没有临近截止的政策" />
        </article>
      )}
    </QueryContent>
  )
}

interface PoliciesProps {
  policies: readonly Schema<'PolicyDigestItem'>[]
  total: number
  none: string
}

function Policies({ policies, total, none }: PoliciesProps) {
  if (policies.length === 0) return <p className={styles['sent']}>{none}</p>
  return (
    <>
      <ul>
        {policies.map(({ id, title, department, publishTime, end }) => (
          <li key={id}>
            <PolicyLink policy={{ id, title }} />
            <p className={styles['sent']}>
              <span>{department}</span>
              <span>{dayText(publishTime)} 发布</span>
              {end === undefined || end === null ? null : (
                <span>
                  {end} 截止 <DaysLeft batch={{ start: dayText(publishTime), end }} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {total > policies.length ? (
        <p className={styles['sent']}>另有 {total - policies.length} 条，可在本页查看</p>
      ) : null}
    </>
  )
}
