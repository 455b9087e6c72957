import { Button } from '#ui/Button.tsx'
import type { PolicyDetail } from '../detail/policyDetailQuery.ts'
import type { OpenPolicyDialog } from './policyDialog.ts'
import styles from './PolicyRating.module.css'

/** Asks whether the page helped, and offers to report an error. */
export function PolicyRating({ policy, onOpen }: { policy: PolicyDetail; onOpen: OpenPolicyDialog }) {
  const { usefulRate } = policy.stats
  return (
    <section aria-labelledby="rating" className={styles['rating']}>
      <h2 id="rating">这条政策对您有用吗？</h2>
      {usefulRate === undefined ? null : <p>{usefulRate}% 的评价认为有用</p>}
      <div className={styles['actions']}>
        <Button onClick={() => onOpen('evaluate', 'yes')}>有用</Button>
        <Button onClick={() => onOpen('evaluate', 'no')}>没有用</Button>
        <Button onClick={() => onOpen('correct')}>内容有误，我要纠错</Button>
      </div>
    </section>
  )
}
