import { Failure } from '../Failure.tsx'
import type { EndingSource } from './endings.ts'
import styles from './Desk.module.css'

/** A part of a list that could not be loaded, while the rest is shown. */
export function FailedSource({ name, error, refetch }: Pick<EndingSource, 'name' | 'error' | 'refetch'>) {
  return (
    <div>
      <p className={styles['note']}>{name}</p>
      <Failure error={error} onRetry={refetch} />
    </div>
  )
}
