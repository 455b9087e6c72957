import type { ReactNode } from 'react'
import styles from './PageWidth.module.css'

/** Limits content to the width of the page, 1200 px, with a margin on narrower screens (§2.2). */
export function PageWidth({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={[styles['width'], className].filter(Boolean).join(' ')}>{children}</div>
}
