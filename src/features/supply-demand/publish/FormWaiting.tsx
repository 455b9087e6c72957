import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PublishForm.module.css'

/** In place of a form that is still to come. */
export function FormWaiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton tall lines={10} />
    </div>
  )
}
