import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MAIN_ID } from '#ui/SkipLink.tsx'

/** Any of these shows that the visitor has moved on. Speech input and input methods type without keys. */
const signs = ['keydown', 'pointerdown', 'input']

/**
 * Some lists share a path with their records, and a store with its products. Different ids there mean different pages.
 */
const recordOf = ({ search: { id, product } }: { search: { id?: unknown; product?: unknown } }) =>
  `${String(id)} ${String(product)}`

/**
 * After a navigation to another page the focus moves to its heading, so that it is read out and the keyboard continues
 * there (WCAG 2.4.3). The focus stays if the visitor has moved on meanwhile, e.g. is typing into the search: it must
 * not jump in the middle of a word.
 */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let goneOn = false
    // The focused element when the navigation began, until something is typed into it.
    let left: Element | null = null
    const goOn = ({ type }: Event) => {
      goneOn = true
      if (type === 'input') left = null
    }
    const unlisten = [
      router.subscribe('onBeforeNavigate', () => {
        goneOn = false
        left = document.activeElement
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (fromLocation === undefined) return
        if (!pathChanged && recordOf(fromLocation) === recordOf(toLocation)) return
        if (goneOn && ![document.body, left].includes(document.activeElement)) return
        const main = document.getElementById(MAIN_ID)
        const { activeElement } = document
        // The page has set the focus itself, e.g. to the field named in its address.
        if (activeElement !== left && activeElement !== main && main?.contains(activeElement) === true) return
        const heading = main?.querySelector('h1')
        if (heading) heading.tabIndex = -1
        ;(heading ?? main)?.focus({ preventScroll: true })
      }),
    ]
    for (const sign of signs) document.addEventListener(sign, goOn, true)
    return () => {
      for (const stop of unlisten) stop()
      for (const sign of signs) document.removeEventListener(sign, goOn, true)
    }
  }, [router])
}
