import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './DayBars.module.css'

interface DayBarsProps {
  /** What the chart shows, in words. A table beside it must contain the same figures. */
  label: string
  days: readonly { date: string; count: number }[]
}

const width = 100
const height = 40

/** Figures of consecutive days, one bar per day. */
export function DayBars({ label, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = width / days.length
  return (
    <figure className={styles['chart']}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {days.map(({ date, count }, index) => {
          const size = (count / most) * height
          return <rect key={date} x={index * step + step * 0.15} y={height - size} width={step * 0.7} height={size} />
        })}
      </svg>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span>{days[0]?.date}</span>
        <span>最高 {most}</span>
        <span>{days.at(-1)?.date}</span>
      </figcaption>
    </figure>
  )
}
