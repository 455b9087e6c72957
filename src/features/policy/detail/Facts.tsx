import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './PolicyAside.module.css'
import { dayText } from '#ui/timeText.ts'

/** The policy's data in short lines; unknown ones are omitted. */
export function Facts({ policy }: { policy: PolicyDetail }) {
  const facts: [string, string | undefined][] = [
    ['发文单位', policy.issueDept.join('、')],
    ['牵头部门', policy.leadDept],
    ['文号', policy.docNo],
    ['文件类型', policy.docTypeDesc],
    ['成文日期', policy.signDate],
    ['发布日期', dayText(policy.publishTime)],
    ['施行日期', policy.effectiveDate],
    ['失效日期', policy.expireDate],
    ['效力状态', policy.validityDesc],
    ['支持方式', policy.supportModeDesc.join('、') || undefined],
    ['兑现方式', policy.enjoyModeDesc],
    ['最后核验', policy.verifiedDate],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
