import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MAIN_ID } from '../ui/SkipLink.tsx'

/** After a navigation to another page the focus goes to its heading, so that it is read out and the keyboard goes on from there (WCAG 2.4.3). */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        const main = document.getElementById(MAIN_ID)
        const heading = main?.querySelector('h1')
        if (heading) heading.tabIndex = -1
        ;(heading ?? main)?.focus({ preventScroll: true })
      }),
    [router],
  )
}
