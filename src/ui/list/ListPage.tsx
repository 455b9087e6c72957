import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Banner } from '../content/Banner.tsx'
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
      <Banner title={title} secondTitle={secondTitle} slim>
        {search === undefined ? null : (
          <search aria-label={search.label}>
            <form action={search.path} className={styles['search']}>
              <ChosenConditions except={search.parameter} />
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

/**
 * Another keyword keeps the other choices but not the page, as there may be fewer. Values are written as the router
 * writes them.
 */
function ChosenConditions({ except }: { except: string }) {
  const address = useRouterState({ select: ({ location }) => location.searchStr })
  return [...new URLSearchParams(address)].map(([name, value]) =>
    name === except || name === 'current' ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
