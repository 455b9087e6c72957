import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { PageWidth } from '#ui/PageWidth.tsx'
import { useMemberView } from '#ui/useMemberView.ts'
import { figureText } from '#ui/figureText.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { dayText } from '#ui/timeText.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DeclarationTag } from '../marks/DeclarationTag.tsx'
import { MatchMark } from '../marks/MatchMark.tsx'
import { usePolicyDialog } from '../feedback/policyDialog.ts'
import { PolicyRating } from '../feedback/PolicyRating.tsx'
import { useToday } from '../useToday.ts'
import { answersOf, type Answer } from './answers.ts'
import type { RenderMatch } from './termParts.tsx'
import { PolicyActions } from './PolicyActions.tsx'
import { PolicyAside } from './PolicyAside.tsx'
import { policyDetailQuery, type PolicyDetail } from './policyDetailQuery.ts'
import { partsOf } from './parts.tsx'
import { validityNotice } from './validityNotice.ts'
import styles from './PolicyDetailPage.module.css'

const PolicyDialogs = lazy(async () => ({
  default: (await whenOnline(() => import('../feedback/PolicyDialogs.tsx'))).PolicyDialogs,
}))

interface PolicyDetailPageProps {
  id: string
  signedIn: boolean
  /** Whose drafts to keep; undefined until it is known. */
  userId: string | undefined
  /** The button that adds it to the favourites. */
  renderFavorite: (policy: PolicyDetail) => ReactNode
  renderMatch: RenderMatch
}

/** One policy: what it offers and to whom, how to get it, and its text (§2.1 /policy/info/:id). */
export function PolicyDetailPage({ id, signedIn, userId, renderFavorite, renderMatch }: PolicyDetailPageProps) {
  const { data: policy, refetch } = useSuspenseQuery(policyDetailQuery(id))
  useMemberView(signedIn, refetch)
  const { dialog, open, close } = usePolicyDialog(signedIn)
  const parts = partsOf(policy, open, renderMatch)
  return (
    <PageWidth>
      <nav aria-label="面包屑" className={styles['crumbs']}>
        <ol>
          <li>
            <Link to="/policy">惠企政策</Link>
          </li>
          <li>
            <Link to="/policy/info">政策搜索</Link>
          </li>
          <li aria-current="page">政策详情</li>
        </ol>
      </nav>
      <article className={styles['article']}>
        <header className={styles['head']}>
          <div className={styles['marks']}>
            <span className={styles['category']}>{policy.categoryDesc}</span>
            <span className={styles['level']}>{policy.levelDesc}</span>
            <DeclarationTag tag={policy.declarationTag} />
            {policy.matchedDegree === undefined ? null : <MatchMark degree={policy.matchedDegree} />}
          </div>
          <h1 className={styles['title']}>{policy.title}</h1>
          <p className={styles['summary']}>{policy.summary}</p>
          <p className={styles['meta']}>
            <span>
              发布日期：<time dateTime={dayText(policy.publishTime)}>{dayText(policy.publishTime)}</time>
            </span>
            <span>来源：{policy.department}</span>
            {policy.docNo === undefined ? null : <span>文号：{policy.docNo}</span>}
            <span>
              最后核验：
              {policy.verifiedDate === undefined ? (
                '待核验'
              ) : (
                <time dateTime={policy.verifiedDate}>{policy.verifiedDate}</time>
              )}
            </span>
            <span>浏览 {figureText(policy.stats.viewCount)} 次</span>
          </p>
          <ValidityBanner policy={policy} />
        </header>
        <Answers answers={answersOf(policy, useToday())} />
        <PolicyActions policy={policy} favorite={renderFavorite(policy)} onOpen={open} />
        <div className={styles['body']}>
          <nav aria-label="本页内容" className={styles['contents']}>
            <ul>
              {parts.map(({ id: anchor, title }) => (
                <li key={anchor}>
                  <Anchor href={`#${anchor}`}>{title}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {parts.map(({ id: anchor, title, content }) => (
            <section
              key={anchor}
              id={anchor}
              aria-labelledby={`${anchor}-title`}
              className={styles['part']}
              data-below="whole"
            >
              <h2 id={`${anchor}-title`}>{title}</h2>
              {content}
            </section>
          ))}
          <PolicyRating policy={policy} onOpen={open} />
        </div>
        <PolicyAside policy={policy} />
      </article>
      {dialog === undefined ? null : (
        <Suspense>
          <PolicyDialogs
            {...dialog}
            policy={policy}
            places={[...parts, ...policy.clauses.map(({ anchor, title }) => ({ id: anchor, title }))]}
            userId={userId}
            onClose={close}
          />
        </Suspense>
      )}
    </PageWidth>
  )
}

/** A warning on a policy that is not simply in force. */
function ValidityBanner({ policy }: { policy: PolicyDetail }) {
  const notice = validityNotice(policy)
  if (notice === undefined) return null
  return (
    <div role="note" className={styles['validity']}>
      <Icon name="triangle-alert" size={20} />
      <p>
        {notice.text}
        {notice.instead === undefined ? null : (
          <>
            {' '}
            <Link
              to="/policy/info/$id"
              params={{ id: notice.instead.id }}
              target="_blank"
              rel="noopener"
              preload={false}
            >
              查看新政策<VisuallyHidden>（新窗口打开）</VisuallyHidden>
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

/** The five questions with short answers, at the top of every policy. */
function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <section aria-label="一分钟看懂" className={styles['answers']}>
      <dl>
        {answers.map(({ question, text, note }) => (
          <div key={question} className={styles['answer']}>
            <dt>{question}</dt>
            {/* Days left may differ between server and browser around midnight. */}
            <dd suppressHydrationWarning>
              <strong suppressHydrationWarning>{text}</strong>
              {note === undefined ? null : <span className={styles['note']}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
