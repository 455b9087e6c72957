import type { ReactNode } from 'react'

interface ScrollBoxProps {
  /** What the table in it shows. */
  label: string
  className: string | undefined
  children: ReactNode
}

/** Holds a table that scrolls sideways on a narrow screen; focusable, so that the keyboard can scroll it too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls must be within the keyboard's reach
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
