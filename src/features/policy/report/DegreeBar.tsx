import styles from './ReportItem.module.css'

interface DegreeBarProps {
  /** Percent of the verified conditions; undefined when too little is known. */
  degree: number | undefined
  verified: number
  total: number
}

/** How well a policy fits, over what could be verified, and how much that is. */
export function DegreeBar({ degree, verified, total }: DegreeBarProps) {
  return (
    <div className={styles['degree']}>
      <p>
        {degree === undefined ? (
          <strong className={styles['noDegree']}>信息不足</strong>
        ) : (
          <>
            匹配度 <strong>{degree}%</strong>
          </>
        )}
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="6" rx="3" className={styles['barBack']} />
        <rect width={degree ?? 0} height="6" rx="3" className={styles['bar']} />
      </svg>
      <p className={styles['verified']}>
        已核实 {verified}/{total} 条
      </p>
    </div>
  )
}
