import styles from './MatchMark.module.css'

/** Below this a condition that must be met is not. */
const fitsFrom = 60

/** How well a policy fits the current enterprise, of what could be compared: whether that is all, the degree does not say. */
export function MatchMark({ degree }: { degree: number }) {
  return (
    <span className={degree < fitsFrom ? styles['unfit'] : styles['fit']}>
      {degree === 100 ? '已核实条件均符合' : `已核实条件匹配度 ${degree}%`}
    </span>
  )
}
