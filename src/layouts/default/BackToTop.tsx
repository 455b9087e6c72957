import { useEffect, useState } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { scrollToTop } from './scrollToTop.ts'

/** Appears once the page is scrolled further than `above` px, not at exactly that (2.3-79). */
export function BackToTop({ above, className }: { above: number; className?: string | undefined }) {
  const [visible, setVisible] = useState(false)
  // Reads the position only after a scroll: reading it while React renders would force a layout.
  useEffect(() => {
    const look = () => setVisible(window.scrollY > above)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [above])
  if (!visible) return null
  return (
    <button type="button" className={className} onClick={scrollToTop}>
      <Icon name="arrow-up" size={24} />
      返回顶部
    </button>
  )
}
