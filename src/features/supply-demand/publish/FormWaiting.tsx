import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PublishForm.module.css'

/** Takes the place of a form that is still loading. */
export function FormWaiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton tall lines={10} />
    </div>
  )
}
