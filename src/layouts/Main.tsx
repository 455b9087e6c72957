import type { ReactNode } from 'react'
import { useEarlyInput } from '#ui/early/useEarlyInput.ts'
import { useInitialized } from '#ui/initialized.ts'
import { MAIN_ID } from '#ui/SkipLink.tsx'

/** The main region of a page. `data-initialized` is §3.5's flag: false until the page is hydrated. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  useEarlyInput()
  const initialized = useInitialized()
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className} data-initialized={initialized}>
      {children}
    </main>
  )
}
