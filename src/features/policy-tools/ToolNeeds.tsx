import styles from './ToolNeeds.module.css'

/** What to prepare before using a tool. */
export function ToolNeeds({ needs }: { needs: readonly string[] }) {
  return (
    <>
      <ul className={styles['needs']}>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p className={styles['note']}>测算结果仅供参考，不作为认定、申报或者纳税的依据，以主管部门最终审核为准。</p>
    </>
  )
}
