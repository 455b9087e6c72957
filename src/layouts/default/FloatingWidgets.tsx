import { type ReactNode, useEffect, useState } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { ChatWidget } from '../chat/ChatWidget.tsx'
import { useSite } from '../site.ts'
import styles from './FloatingWidgets.module.css'
import { scrollToTop } from './scrollToTop.ts'

/** §9: the hours beside the hotline; the footer has the tenant's own wording. */
const HOTLINE_HOURS = '7 * 15，8:00～23:00'

interface FloatingWidgetsProps {
  /** The widget that opens online consultation. */
  consultation?: ReactNode
  /** Back to top appears once the page is scrolled further than this, in px. */
  backToTopAbove: number
}

/** Help at the edge of every page, in the same order everywhere (2.3-75 to 2.3-79, WCAG 3.2.6). */
export function FloatingWidgets({ consultation, backToTopAbove }: FloatingWidgetsProps) {
  const { hotline } = useSite()
  return (
    <aside className={styles['widgets']} aria-label="在线服务">
      <ChatWidget className={styles['widget']} />
      {consultation}
      {hotline === undefined ? null : (
        <Anchor href={`tel:${hotline}`} className={styles['widget']}>
          <Icon name="phone" size={24} />
          服务热线
          <span className={styles['number']}>
            <span>{hotline}</span> <span>{HOTLINE_HOURS}</span>
          </span>
        </Anchor>
      )}
      <BackToTop above={backToTopAbove} className={styles['widget']} />
    </aside>
  )
}

/** Appears once the page is scrolled further than `above` px, not at exactly that (2.3-79). */
function BackToTop({ above, className }: { above: number; className?: string | undefined }) {
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
