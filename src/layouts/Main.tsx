import type { ReactNode } from 'react'
import { MAIN_ID } from '../ui/SkipLink.tsx'

/** The main region of a page. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
