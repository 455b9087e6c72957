import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Banner } from '#ui/content/Banner.tsx'
import { buttonClass, Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PageWidth } from '#ui/PageWidth.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { policyDetailQuery, type PolicyDetail } from '../detail/policyDetailQuery.ts'
import { useToday } from '../useToday.ts'
import { compareAspects } from './compareAspects.ts'
import { keepCompareList, type ComparedPolicy } from './compareList.ts'
import { comparedAtMost, idsIn, type CompareSearch } from './compareSearch.ts'
import { CompareTable } from './CompareTable.tsx'
import styles from './ComparePage.module.css'

interface ComparePageProps {
  search: CompareSearch
  /** The button that adds a policy to the favourites. */
  renderFavorite: (policy: PolicyDetail) => ReactNode
}

/** Up to four policies side by side, taken from the address only. */
export function ComparePage({ search, renderFavorite }: ComparePageProps) {
  const today = useToday()
  const ids = idsIn(search)
  const queries = useQueries({ queries: ids.map(policyDetailQuery) })
  const policies = queries.flatMap(({ data }) => data ?? [])
  const missing = queries.flatMap(({ data, error, isFetchedAfterMount, refetch }, place) =>
    // The browser retries what failed on the server, and renders the same until it has an answer.
    data === undefined ? [{ id: ids[place] ?? '', error: isFetchedAfterMount ? error : null, refetch }] : [],
  )
  const all = compareAspects(policies, today)
  const aspects = search.differing === true ? all.filter(({ differs }) => differs) : all
  return (
    <>
      <Banner title="政策对比" secondTitle={`最多 ${comparedAtMost} 条政策并排看：对象、金额、条件、截止、能否叠加`} />
      <PageWidth className={styles['page']}>
        {missing.length === 0 ? null : <MissingPolicies policies={missing} />}
        {policies.length === 0 ? (
          <Empty
            action={
              <Link to="/policy/info" className={buttonClass({ look: 'primary' })}>
                去选政策
              </Link>
            }
          >
            还没有要对比的政策，在搜索结果中点“加入对比”即可
          </Empty>
        ) : (
          <>
            <div className={styles['tools']}>
              <p>
                共对比 {policies.length} 条政策，{all.filter(({ differs }) => differs).length} 项不同
              </p>
              {policies.length < 2 ? null : (
                <Link
                  to="/policy/compare"
                  search={{ ...search, differing: search.differing === true ? undefined : true }}
                  replace
                  resetScroll={false}
                  className={buttonClass()}
                >
                  {search.differing === true ? '显示全部项目' : '只看不同'}
                </Link>
              )}
              {policies.length === comparedAtMost ? null : (
                <Link to="/policy/info" className={buttonClass()} onClick={() => keepCompareList(policies.map(chosen))}>
                  再加政策
                </Link>
              )}
            </div>
            <CompareTable policies={policies} aspects={aspects} renderFavorite={renderFavorite} />
            <p className={styles['note']}>对比内容摘自各政策，能否叠加以主管部门解释为准。</p>
          </>
        )}
      </PageWidth>
    </>
  )
}

// A comparison opened from a shared link becomes the visitor's own once they add to it.
const chosen = ({ id, title }: ComparedPolicy): ComparedPolicy => ({ id, title })

interface MissingPolicy {
  id: string
  /** Null while it is loading. */
  error: unknown
  refetch: () => unknown
}

/** Policies missing from the comparison with the reasons, and a button to retry. */
export function MissingPolicies({ policies }: { policies: readonly MissingPolicy[] }) {
  const failed = policies.filter(({ error }) => error !== null)

  function askAgain() {
    for (const { refetch } of failed) void refetch()
  }

  return (
    <div className={styles['missing']}>
      <div role="alert">
        <p>有 {policies.length} 条政策暂时无法加载，可能已下架，未列入对比。</p>
        {failed.map(({ id, error }) => (
          <Reason key={id} error={error} />
        ))}
      </div>
      {failed.length === 0 ? null : <Button onClick={askAgain}>重新加载</Button>}
    </div>
  )
}

function Reason({ error }: { error: unknown }) {
  return <p>{useFailureTexts(error).join('；')}</p>
}
