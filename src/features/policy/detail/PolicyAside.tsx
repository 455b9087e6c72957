import { useQuery } from '@tanstack/react-query'
import * as facts from '#gateway/generated/fields/PolicyDetail.ts'
import { Link } from '#ui/Link.tsx'
import { dayText } from '#ui/timeText.ts'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { recommendationsQuery, type PolicyDetail } from './policyDetailQuery.ts'
import styles from './PolicyAside.module.css'

/** The policy's data, and links for further reading. */
export function PolicyAside({ policy }: { policy: PolicyDetail }) {
  const { data: recommended = [] } = useQuery(recommendationsQuery(policy.id))
  return (
    <aside aria-label="基本信息与相关政策" className={styles['aside']} data-below="whole">
      <div className={styles['box']}>
        <h2>基本信息</h2>
        <Facts policy={policy} />
      </div>
      {policy.related.length === 0 ? null : (
        <div className={styles['box']}>
          <h2>{facts.related.title}</h2>
          <ul className={styles['links']}>
            {policy.related.map((related) => (
              <li key={`${related.relation} ${related.id}`}>
                <span className={styles['relation']}>{related.relationDesc}</span>
                <PolicyLink policy={related} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {recommended.length === 0 ? null : (
        <div className={styles['box']}>
          <h2>相关推荐</h2>
          <ul className={styles['links']}>
            {recommended.map((other) => (
              <li key={other.id}>
                <PolicyLink policy={other} />
                <time dateTime={dayText(other.publishTime)}>{dayText(other.publishTime)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles['tags']} aria-label={facts.listTag.title}>
        {policy.listTag.map(({ tagId, tagName }) => (
          <li key={tagId}>
            <Link to="/policy/info" search={{ form: { policyTag: tagId, policyTagName: tagName } }}>
              {tagName}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** The policy's data in short lines; unknown ones are omitted. */
function Facts({ policy }: { policy: PolicyDetail }) {
  const lines: [string, string | undefined][] = [
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
      {lines.map(([name, value]) =>
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
