import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import type { Schema } from '#gateway/contract.ts'
import * as facts from '#gateway/generated/fields/PolicyListItem.ts'
import { amountText } from '../marks/amountText.ts'
import { DaysLeft } from '../marks/DaysLeft.tsx'
import { DeclarationTag } from '../marks/DeclarationTag.tsx'
import { declarationText } from '../marks/declarationText.ts'
import { Highlight } from '#ui/content/Highlight.tsx'
import { MatchMark } from '../marks/MatchMark.tsx'
import styles from './PolicyCard.module.css'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { figureText } from '#ui/figureText.ts'
import { dayText } from '#ui/timeText.ts'

interface PolicyCardProps {
  policy: Schema<'PolicyListItem'>
  /** The searched word, marked in the texts. */
  word?: string | undefined
  /** The action available in this list. */
  action?: ReactNode
}

/** A policy in a list (§2.7). */
export function PolicyCard({ policy, word, action }: PolicyCardProps) {
  const { declarationDateList, amountList, listTag, matchedDegree, remark } = policy
  return (
    <article className={styles['card']}>
      <DeclarationTag tag={policy.declarationTag} corner />
      <div className={styles['marks']}>
        <span className={styles['category']}>{policy.categoryDesc}</span>
        <span className={styles['level']}>{policy.levelDesc}</span>
        {policy.validity === 'EFFECTIVE' ? null : <span className={styles['validity']}>{policy.validityDesc}</span>}
        {matchedDegree === undefined ? null : <MatchMark degree={matchedDegree} />}
      </div>
      <h2 className={styles['title']}>
        <PolicyLink policy={policy} word={word} />
      </h2>
      <p className={styles['meta']}>
        <span>
          发布日期 <time dateTime={dayText(policy.publishTime)}>{dayText(policy.publishTime)}</time>
        </span>
        <span>
          发文单位 <Highlight text={policy.department} word={word} />
        </span>
        {policy.docNo === undefined ? null : <span>{policy.docNo}</span>}
      </p>
      <dl className={styles['lines']}>
        <div>
          <dt>适用对象</dt>
          <dd>
            <Highlight text={policy.targetDesc} word={word} />
          </dd>
        </div>
        <div>
          <dt>支持结果</dt>
          <dd>
            <Highlight text={policy.resultDesc} word={word} />
          </dd>
        </div>
        {amountList.length === 0 ? null : (
          <div>
            <dt>支持资金</dt>
            <dd className={styles['amounts']}>
              {amountList.map((amount) => (
                <strong key={amount.desc} title={amount.desc}>
                  {amountText(amount)}
                </strong>
              ))}
            </dd>
          </div>
        )}
        {declarationDateList.length === 0 ? null : (
          <div>
            <dt>{facts.declarationDateList.title}</dt>
            <dd>
              {declarationDateList.map((batch) => (
                <span key={batch.batchName} className={styles['batch']}>
                  {declarationText(batch)}
                  <span className={styles['batchName']}>（{batch.batchName}）</span>
                  <DaysLeft batch={batch} className={styles['remaining']} />
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles['foot']}>
        <ul className={styles['tags']} aria-label={facts.listTag.title}>
          {listTag.map(({ tagId, tagName }) => (
            <li key={tagId}>
              <Link to="/policy/info" search={{ form: { policyTag: tagId, policyTagName: tagName } }}>
                <Highlight text={tagName} word={word} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['notes']}>
          {remark === undefined ? null : <span className={styles['remark']}>{remark}</span>}
          <span>已申报 {figureText(policy.declareTimes)} 次</span>
          {action}
        </div>
      </div>
    </article>
  )
}
