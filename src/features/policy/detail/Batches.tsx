import * as facts from '#gateway/generated/fields/PolicyDeclarationBatch.ts'
import { declarationDateList } from '#gateway/generated/fields/PolicyDetail.ts'
import { Dates } from '#ui/Dates.tsx'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { BatchEntry } from '../marks/BatchEntry.tsx'
import { declarationText } from '../marks/declarationText.ts'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Tables.module.css'

/** The declaration periods, batch by batch, and where to declare. */
export function Batches({ policyId, batches }: { policyId: string; batches: PolicyDetail['declarations'] }) {
  return (
    <ScrollBox className={styles['tableBox']} label="申报批次表">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">批次</th>
            <th scope="col">{declarationDateList.title}</th>
            <th scope="col">渠道</th>
            <th scope="col">{facts.quota.title}</th>
            <th scope="col">状态</th>
            <th scope="col">入口</th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.id}>
              <th scope="row">{batch.batchName}</th>
              <td>
                <Dates text={declarationText(batch)} />
              </td>
              <td>{batch.channelDesc}</td>
              <td>{batch.quota === undefined ? '不限' : `${batch.quota} ${facts.quota.unit}`}</td>
              <td>{batch.statusDesc}</td>
              <td>
                <BatchEntry policyId={policyId} state={batch.status} url={batch.url} about={batch.batchName} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
