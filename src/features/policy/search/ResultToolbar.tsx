import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { countMark } from '#ui/pagination/usePageTurn.ts'
import { setCondition } from './changeSearch.ts'
import type { Schema } from '#gateway/contract.ts'
import { policySortWords } from '#gateway/generated/words/PolicySort.ts'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'
import styles from './ResultToolbar.module.css'
import { figureText } from '#ui/figureText.ts'

const sorts = Object.keys(policySortWords) as Schema<'PolicySort'>[]

interface ResultToolbarProps {
  search: PolicyInfoSearch
  /** Undefined while it is unknown. */
  total: number | undefined
  /** The search has failed, so it stays unknown. */
  failed: boolean
  filter: ReactNode
}

/**
 * The number of policies, announced when it changes, and their order. Another order keeps the conditions of the
 * address, which may be ahead of these results.
 */
export function ResultToolbar({ search, total, failed, filter }: ResultToolbarProps) {
  const chosen = search.sort ?? 'MATCH'
  return (
    <div className={styles['toolbar']}>
      <output {...countMark} className={styles['count']}>
        {total === undefined ? (
          failed ? (
            '搜索未完成'
          ) : (
            '正在搜索…'
          )
        ) : (
          <>
            共找到 <strong>{figureText(total)}</strong> 条政策
          </>
        )}
      </output>
      {filter}
      <nav aria-label="排序">
        <ul className={styles['sorts']}>
          {sorts.map((sort) => (
            <li key={sort}>
              <Link
                from="/policy/info/"
                to="/policy/info"
                search={(current) => setCondition(current, 'sort', sort === 'MATCH' ? undefined : sort)}
                resetScroll={false}
                className={styles['sort']}
                marked={sort === chosen ? 'true' : undefined}
              >
                {policySortWords[sort]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
