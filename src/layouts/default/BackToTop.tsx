import { useSyncExternalStore } from 'react'
import { ArrowUpIcon } from '../../ui/icons/ArrowUpIcon.tsx'
import { scrollToTop } from './scrollToTop.ts'

function subscribeToScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/** Appears once the page is scrolled further than `above` px, not at exactly that (2.3-79). */
export function BackToTop({ above, className }: { above: number; className?: string | undefined }) {
  const visible = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > above,
    () => false,
  )
  if (!visible) return null
  return (
    <button type="button" className={className} onClick={scrollToTop}>
      <ArrowUpIcon size={24} />
      返回顶部
    </button>
  )
}
