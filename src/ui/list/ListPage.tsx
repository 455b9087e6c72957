import type { ReactNode } from 'react'
import { Banner } from '../Banner.tsx'
import { PageWidth } from '../PageWidth.tsx'
import styles from './ListPage.module.css'

interface ListPageProps {
  title: string
  secondTitle: string
  /** A search by name within the list, as a plain form that also works before any script has run. */
  search?: { path: string; parameter: string; label: string; keyword: string | undefined }
  children: ReactNode
}

/** A list of the portal under its banner: conditions, records, pages. */
export function ListPage({ title, secondTitle, search, children }: ListPageProps) {
  return (
    <>
      <Banner title={title} secondTitle={secondTitle}>
        {search === undefined ? null : (
          <search aria-label={search.label}>
            <form action={search.path} className={styles['search']}>
              <input
                key={search.keyword}
                name={search.parameter}
                type="search"
                aria-label={search.label}
                placeholder={search.label}
                defaultValue={search.keyword}
                maxLength={30}
                enterKeyHint="search"
              />
              <button type="submit">搜索</button>
            </form>
          </search>
        )}
      </Banner>
      <PageWidth className={styles['content']}>{children}</PageWidth>
    </>
  )
}
