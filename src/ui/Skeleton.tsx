import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SkeletonProps {
  lines?: number
  /** As high as a list placeholder, 450 px (2.7-25). */
  tall?: boolean
}

/** Grey lines in place of content that is loading. */
export function Skeleton({ lines = 6, tall = false }: SkeletonProps) {
  return (
    <output className={`${styles['skeleton']} ${tall ? styles['tall'] : ''}`}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles['line']} />
      ))}
      <VisuallyHidden>加载中</VisuallyHidden>
    </output>
  )
}
