import type { ReactNode } from 'react'
import { useEarlyInput } from '../ui/early/useEarlyInput.ts'
import { MAIN_ID } from '../ui/SkipLink.tsx'

/** The main region of a page. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  useEarlyInput()
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
