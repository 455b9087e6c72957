import { useEffect, useState } from 'react'
import { ArrowUpIcon } from '#ui/icons/ArrowUpIcon.tsx'
import { scrollToTop } from './scrollToTop.ts'

/** Appears once the page is scrolled further than `above` px, not at exactly that (2.3-79). */
export function BackToTop({ above, className }: { above: number; className?: string | undefined }) {
  const [visible, setVisible] = useState(false)
  // Asks only when the page has scrolled: asked while React renders, the browser lays the changed page out at once.
  useEffect(() => {
    const look = () => setVisible(window.scrollY > above)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [above])
  if (!visible) return null
  return (
    <button type="button" className={className} onClick={scrollToTop}>
      <ArrowUpIcon size={24} />
      返回顶部
    </button>
  )
}
