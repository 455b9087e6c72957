import styles from './MatchMark.module.css'

/** Below this degree a required condition is not met. */
const fitsFrom = 60

/**
 * How well a policy fits the current enterprise, as far as conditions could be compared; the degree does not say
 * whether that is all of them.
 */
export function MatchMark({ degree }: { degree: number }) {
  return (
    <span className={degree < fitsFrom ? styles['unfit'] : styles['fit']}>
      {degree === 100 ? '已核实条件均符合' : `已核实条件匹配度 ${degree}%`}
    </span>
  )
}
