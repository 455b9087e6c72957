import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { Empty } from '#ui/Empty.tsx'
import { conditionFieldNames, conditionLabels } from './conditions.ts'
import { withoutConditions } from './changeSearch.ts'
import styles from './NoResults.module.css'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'
import { searchedNames } from './searchTitle.ts'

const everyValidity = Object.keys(conditionLabels.validity).join(',')

interface NoResultsProps {
  search: PolicyInfoSearch
  hotTags: ReactNode
}

/** Says that nothing matches, and suggests how to continue. */
export function NoResults({ search, hotTags }: NoResultsProps) {
  const filtered =
    conditionFieldNames.some((field) => search[field] !== undefined) ||
    search.publishFrom !== undefined ||
    search.publishTo !== undefined ||
    search.fitting === true
  const advice = (
    <div className={styles['advice']}>
      <ul>
        {searchedNames(search).length === 0 ? null : (
          <li>检查是否有错别字，或换成更短、更常用的词，如“技改”“高企”“稳岗”</li>
        )}
        {filtered ? (
          <li>
            <Link to="/policy/info" search={withoutConditions(search)}>
              清空筛选条件
            </Link>
            ，扩大搜索范围
          </li>
        ) : null}
        {search.validity === undefined ? (
          <li>
            <Link to="/policy/info" search={{ ...search, validity: everyValidity, current: undefined }}>
              同时搜索已失效、已废止的历史政策
            </Link>
          </li>
        ) : null}
        <li>
          <Link to="/policy/info">查看全部有效政策</Link>
        </li>
      </ul>
      {hotTags}
    </div>
  )
  return (
    <div className={styles['none']}>
      <Empty action={advice}>没有找到符合条件的政策</Empty>
    </div>
  )
}
