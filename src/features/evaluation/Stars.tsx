import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Evaluation.module.css'

/** This many of five stars, read out as a number. */
export function Stars({ overall }: { overall: number }) {
  return (
    <span className={styles['stars']}>
      <span aria-hidden="true">
        {'★'.repeat(overall)}
        {'☆'.repeat(5 - overall)}
      </span>
      <VisuallyHidden>{overall} 星</VisuallyHidden>
    </span>
  )
}
