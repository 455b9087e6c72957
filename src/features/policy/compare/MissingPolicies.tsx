import { Button } from '#ui/Button.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import styles from './ComparePage.module.css'

export interface MissingPolicy {
  id: string
  /** Null while it is loading. */
  error: unknown
  refetch: () => unknown
}

/** Policies missing from the comparison with the reasons, and a button to retry. */
export function MissingPolicies({ policies }: { policies: readonly MissingPolicy[] }) {
  const failed = policies.filter(({ error }) => error !== null)

  function askAgain() {
    for (const { refetch } of failed) void refetch()
  }

  return (
    <div className={styles['missing']}>
      <div role="alert">
        <p>有 {policies.length} 条政策暂时无法加载，可能已下架，未列入对比。</p>
        {failed.map(({ id, error }) => (
          <Reason key={id} error={error} />
        ))}
      </div>
      {failed.length === 0 ? null : <Button onClick={askAgain}>重新加载</Button>}
    </div>
  )
}

function Reason({ error }: { error: unknown }) {
  return <p>{useFailureTexts(error).join('；')}</p>
}
