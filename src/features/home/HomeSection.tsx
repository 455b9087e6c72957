import { useId, type ReactNode } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './HomeSection.module.css'

interface HomeSectionProps {
  title: string
  /** Link to the whole list; the label says which one, for screen readers. */
  more: { href: string; label: string }
  /** Without a frame, for content that consists of cards. */
  open?: boolean
  children: ReactNode
}

/** A titled part of the home page with a link to the whole list. */
export function HomeSection({ title, more, open = false, children }: HomeSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={open ? styles['open'] : styles['framed']}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Anchor href={more.href} className={styles['more']}>
          更多
          <VisuallyHidden>：{more.label}</VisuallyHidden>
          <Icon name="chevron-right" />
        </Anchor>
      </div>
      {children}
    </section>
  )
}
