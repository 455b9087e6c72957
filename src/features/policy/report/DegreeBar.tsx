import { certaintyOf } from './certainty.ts'
import type { MatchItem } from './fit.ts'
import styles from './ReportItem.module.css'

/** How well a policy fits: in percent once every condition is compared, and before that how many are. */
export function DegreeBar({ item }: { item: MatchItem }) {
  const { met, unmet, open } = certaintyOf(item)
  const total = met + unmet + open
  const width = (count: number) => (total === 0 ? 0 : (100 * count) / total)
  return (
    <div className={styles['degree']}>
      <p>
        <Lead item={item} unmet={unmet} open={open} />
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="6" className={styles['barOpen']} />
        <rect width={width(met)} height="6" className={styles['barMet']} />
        <rect x={width(met)} width={width(unmet)} height="6" className={styles['barUnmet']} />
      </svg>
      <p className={styles['verified']}>
        已核实 {met + unmet}/{total} 条{open === 0 ? '' : `，${open} 条待核实`}
      </p>
    </div>
  )
}

interface LeadProps {
  item: MatchItem
  unmet: number
  open: number
}

function Lead({ item: { matchedDegree }, unmet, open }: LeadProps) {
  if (matchedDegree === undefined) return <strong className={styles['open']}>信息不足</strong>
  const tone = styles[unmet > 0 ? 'unmet' : 'met']
  if (open === 0) {
    return (
      <>
        匹配度 <strong className={tone}>{matchedDegree}%</strong>
      </>
    )
  }
  if (unmet > 0) return <strong className={tone}>{unmet} 条不符合</strong>
  return <strong className={styles['open']}>已核实的均符合</strong>
}
