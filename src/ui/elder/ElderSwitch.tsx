import { setElderMode, useElderMode } from './elderMode.ts'
import styles from './ElderSwitch.module.css'

/** Switches between the usual page and 长辈版. */
export function ElderSwitch() {
  const elder = useElderMode()
  return (
    <button type="button" className={styles['switch']} aria-pressed={elder} onClick={() => setElderMode(!elder)}>
      长辈版
    </button>
  )
}
