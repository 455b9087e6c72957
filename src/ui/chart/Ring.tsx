import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Ring.module.css'

interface RingProps {
  /** A description for screen readers. */
  label: string
  /** 0 to 100. */
  percent: number
}

const radius = 44
const length = 2 * Math.PI * radius

/** A share as a ring, with its figure in the middle. */
export function Ring({ label, percent }: RingProps) {
  return (
    <>
      <svg className={styles['ring']} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles['track']} cx="50" cy="50" r={radius} />
        <circle
          className={styles['fill']}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={`${(length * percent) / 100} ${length}`}
          transform="rotate(-90 50 50)"
        />
        <text x="50" y="51" textAnchor="middle" dominantBaseline="middle">
          {percent}%
        </text>
      </svg>
      <VisuallyHidden>
        {label} {percent}%
      </VisuallyHidden>
    </>
  )
}
