import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PolicySearchPage.module.css'

/** Stands where the first results will be, at about their height. */
export function ResultsSkeleton() {
  return (
    <div className={styles['list']}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles['waiting']}>
          <Skeleton lines={7} />
        </div>
      ))}
    </div>
  )
}
