import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MAIN_ID } from '#ui/SkipLink.tsx'

/** Of a visitor who goes on; speech and input methods type without keys. */
const signs = ['keydown', 'pointerdown', 'input']

/** Some lists and their records share a path, and so do a store and its products: what is named there makes another page. */
const recordOf = ({ search: { id, product } }: { search: { id?: unknown; product?: unknown } }) =>
  `${String(id)} ${String(product)}`

/**
 * After a navigation to another page the focus goes to its heading, so that it is read out and the keyboard goes on from
 * there (WCAG 2.4.3). Unless the visitor has gone on meanwhile, e.g. types into the search while the page is coming:
 * what they type must not end in the middle of a word.
 */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let goneOn = false
    // What had the focus when the way to the page began, until something is typed into it.
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
        // The page has chosen itself where to begin, e.g. at the field that its address names.
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
