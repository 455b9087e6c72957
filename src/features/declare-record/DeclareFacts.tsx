import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/DeclareRecordDetail.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './DeclareRecord.module.css'

/** What was applied for, by whom, and the amounts. */
export function DeclareFacts({ record }: { record: Schema<'DeclareRecordDetail'> }) {
  const { policyId, policyTitle, declareUrl } = record
  return (
    <Facts
      facts={[
        {
          name: '政策',
          value: (
            <Link to="/policy/info/$id" params={{ id: policyId }} target="_blank" rel="noopener" preload={false}>
              {policyTitle}
              <VisuallyHidden>（新窗口打开）</VisuallyHidden>
            </Link>
          ),
        },
        factOf(fields.department, record.department),
        factOf(fields.batchName, record.batchName),
        factOf(fields.enName, record.enName),
        factOf(fields.amount, record.amount),
        factOf(fields.amountBasis, record.amountBasis),
        factOf(fields.submitDate, record.submitDate),
        factOf(fields.receiptNo, record.receiptNo),
        factOf(fields.dueDate, record.dueDate),
        factOf(fields.remark, record.remark),
        {
          name: fields.declareUrl.title,
          value:
            declareUrl === undefined ? undefined : (
              <ExternalLink href={declareUrl} className={styles['out']}>
                前往申报系统
              </ExternalLink>
            ),
        },
      ]}
    />
  )
}
