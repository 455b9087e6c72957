import type { ReactNode } from 'react'

/** An icon's props: by default it takes the size and colour of the surrounding text; a size is in px. */
export interface IconProps {
  size?: number
  className?: string | undefined
}

/** Frame of a line icon on a 24 × 24 grid, hidden from screen readers: the text beside it carries the meaning. */
export function Icon({ size, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size ?? '1em'}
      height={size ?? '1em'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
