import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MAIN_ID } from '../ui/SkipLink.tsx'

/** After a navigation to another page the focus goes to its main region, as a full page load would leave it (WCAG 2.4.3). */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }),
    [router],
  )
}
