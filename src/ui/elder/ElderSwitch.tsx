import { setElderMode, useElderMode } from './elderMode.ts'
import styles from './ElderSwitch.module.css'

/** Switches between the usual page and 长辈版; the text says what a press does. */
export function ElderSwitch() {
  const elder = useElderMode()
  return (
    <button type="button" className={styles['switch']} onClick={() => setElderMode(!elder)}>
      {elder ? '退出长辈版' : '长辈版'}
    </button>
  )
}
