import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { currentBatch } from '../card/declarationText.ts'
import { PolicyLink } from '../card/PolicyLink.tsx'
import { FavoriteButton } from '../favorite/FavoriteButton.tsx'
import { useToday } from '../useToday.ts'
import { Facts } from './Facts.tsx'
import styles from './PolicyAside.module.css'
import { recommendationsQuery, type PolicyDetail } from './policyDetailQuery.ts'
import { ShareButton } from './ShareButton.tsx'

interface PolicyAsideProps {
  policy: PolicyDetail
  signedIn: boolean
}

/** What one can do with the policy, its data, and where to read on. */
export function PolicyAside({ policy, signedIn }: PolicyAsideProps) {
  const { data: recommended = [] } = useQuery(recommendationsQuery(policy.id))
  const entry = currentBatch(policy.declarations, useToday())
  const open = entry !== undefined && ['OPEN', 'ENDING', 'LONG'].includes(entry.status)
  return (
    <aside aria-label="操作与相关政策" className={styles['aside']}>
      <div className={styles['box']}>
        {open && entry.url !== undefined ? (
          <a
            className={buttonClass({ look: 'primary', block: true })}
            href={entry.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            立即申报
            <VisuallyHidden>（新窗口打开）</VisuallyHidden>
          </a>
        ) : null}
        <FavoriteButton policy={policy} signedIn={signedIn} />
        <ShareButton />
        <p className={styles['free']}>政策申报不收取任何费用，谨防“包过”“代办必中”等中介骗局。</p>
      </div>
      <div className={styles['box']}>
        <h2>基本信息</h2>
        <Facts policy={policy} />
      </div>
      {policy.related.length === 0 ? null : (
        <div className={styles['box']}>
          <h2>关联政策</h2>
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
                <time dateTime={other.publishTime}>{other.publishTime}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles['tags']} aria-label="标签">
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
