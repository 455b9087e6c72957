import type { Schema } from '#gateway/contract.ts'
import { Dates } from '#ui/Dates.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { BatchEntry } from '../marks/BatchEntry.tsx'
import { DeclarationTag } from '../marks/DeclarationTag.tsx'
import styles from './DeclarationItem.module.css'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import * as fields from '#gateway/generated/fields/PolicyDeclaration.ts'
import { factOf } from '#ui/content/factOf.ts'

/** One batch of a policy's declaration. */
export function DeclarationItem({ declaration }: { declaration: Schema<'PolicyDeclaration'> }) {
  const { start, end, remainDays, declareUrl } = declaration
  return (
    <RecordItem
      title={<PolicyLink policy={{ id: declaration.policyId, title: declaration.policyTitle }} />}
      badges={
        <>
          <DeclarationTag tag={declaration.declarationTag} />
          <Badge>{declaration.levelDesc}</Badge>
          <Badge tone="off">{declaration.channelDesc}</Badge>
        </>
      }
      facts={[
        factOf(fields.batchName, declaration.batchName),
        { name: '申报时间', value: <Dates text={end === null ? `${start} 起，长期有效` : `${start} 至 ${end}`} /> },
        factOf(fields.department, declaration.department),
        factOf(fields.quota, declaration.quota),
        {
          name: fields.remainDays.title,
          value: remainDays === undefined ? undefined : remainDays === 0 ? '今天截止' : `${remainDays} 天`,
        },
      ]}
      figure={declaration.amountText}
      actions={
        <div className={styles['acts']}>
          <p className={styles['entry']}>
            <BatchEntry
              policyId={declaration.policyId}
              state={declaration.declarationTag.code}
              url={declareUrl}
              about={`${declaration.policyTitle} ${declaration.batchName}`}
            />
          </p>
          <FrequentQuestions id={declaration.id} policyTitle={declaration.policyTitle} />
        </div>
      }
    />
  )
}
