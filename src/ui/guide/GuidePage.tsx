import type { ReactNode } from 'react'
import { Banner } from '../content/Banner.tsx'
import { PageWidth } from '../PageWidth.tsx'
import styles from './GuidePage.module.css'

interface GuidePageProps {
  title: string
  secondTitle: string
  /** A working page: on a small window it begins sooner. */
  slim?: boolean
  children: ReactNode
}

/** A service under its banner, explained in parts: what it is, what is needed, where to go. */
export function GuidePage({ title, secondTitle, slim = false, children }: GuidePageProps) {
  return (
    <>
      <Banner title={title} secondTitle={secondTitle} slim={slim} />
      <PageWidth className={styles['content']}>{children}</PageWidth>
    </>
  )
}
