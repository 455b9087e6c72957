import styles from './Bar.module.css'

interface BarProps {
  value: number
  /** What fills the whole width. */
  max: number
}

/** A drawing of a figure that stands beside it as text. Its length is no style: the policy refuses those that a server sends. */
export function Bar({ value, max }: BarProps) {
  const percent = max === 0 ? 0 : Math.round((value / max) * 1000) / 10
  return (
    <svg className={styles['bar']} aria-hidden="true" focusable="false">
      <rect className={styles['track']} width="100%" height="100%" rx="4" />
      {percent === 0 ? null : <rect className={styles['fill']} width={`${percent}%`} height="100%" rx="4" />}
    </svg>
  )
}
