import styles from './Bar.module.css'

interface BarProps {
  value: number
  /** The value that fills the whole width. */
  max: number
}

/**
 * Draws a figure that is also there as text beside it. Its length is not a style attribute: the policy blocks those in
 * the server's HTML.
 */
export function Bar({ value, max }: BarProps) {
  const percent = max === 0 ? 0 : Math.round((value / max) * 1000) / 10
  return (
    <svg className={styles['bar']} aria-hidden="true" focusable="false">
      <rect className={styles['track']} width="100%" height="100%" rx="4" />
      {percent === 0 ? null : <rect className={styles['fill']} width={`${percent}%`} height="100%" rx="4" />}
    </svg>
  )
}
