import type { MouseEvent, ReactNode } from 'react'
import styles from './Pagination.module.css'
import { pageWindow } from './pageWindow.ts'
import { usePageTurn } from './usePageTurn.ts'

/** The parts of a link to a page. */
interface PageLink {
  page: number
  className: string | undefined
  'aria-label': string
  marked?: 'page'
  rel?: 'prev' | 'next'
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

interface PaginationProps {
  /** From 1. */
  current: number
  pages: number
  /** Distinguishes it from another one on the page. */
  label?: string
  /** Renders the link, so that every page has an address of its own. */
  renderLink: (link: PageLink) => ReactNode
}

/** Links to the pages of a list. Nothing when there is only one. */
export function Pagination({ current, pages, label = '分页', renderLink }: PaginationProps) {
  const { nav, onTurn: onClick } = usePageTurn(current)
  if (pages <= 1 && current <= 1) return null
  const step = styles['step']
  return (
    <nav ref={nav} aria-label={label}>
      <ul className={styles['pages']}>
        {current > 1 ? (
          <li>
            {renderLink({
              page: Math.min(current - 1, pages || 1),
              className: step,
              'aria-label': '上一页',
              rel: 'prev',
              onClick,
              children: '上一页',
            })}
          </li>
        ) : null}
        {pageWindow(current, pages).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page} className={page === current ? styles['here'] : styles['there']}>
              {renderLink({
                page,
                className: step,
                onClick,
                'aria-label': `第 ${page} 页`,
                ...(page === current && { marked: 'page' as const }),
                children: page,
              })}
            </li>
          ),
        )}
        {current < pages ? (
          <li>
            {renderLink({
              page: current + 1,
              className: step,
              'aria-label': '下一页',
              rel: 'next',
              onClick,
              children: '下一页',
            })}
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
