import sprite from 'virtual:icon-sprite'
import type { IconName } from './iconNames.ts'

interface IconProps {
  name: IconName
  /** In px. By default it takes the size of the surrounding text, as it takes its colour. */
  size?: number
  className?: string | undefined
}

/** A line icon, hidden from screen readers: the text beside it carries the meaning (docs/decisions/0037). */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size ?? '1em'}
      height={size ?? '1em'}
      fill="none"
      stroke="currentColor"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
