import { buttonClass } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { currentBatch } from '../card/declarationText.ts'
import { FavoriteButton } from '../favorite/FavoriteButton.tsx'
import { useToday } from '../useToday.ts'
import styles from './PolicyAside.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'
import { ShareButton } from './ShareButton.tsx'

interface PolicyActionsProps {
  policy: PolicyDetail
  signedIn: boolean
}

/** What one can do with the policy: declare, keep, share. */
export function PolicyActions({ policy, signedIn }: PolicyActionsProps) {
  const batch = currentBatch(policy.declarations, useToday())
  const open = batch !== undefined && ['OPEN', 'ENDING', 'LONG'].includes(batch.status)
  return (
    <aside aria-label="办理与收藏" className={`${styles['box']} ${styles['actions']}`}>
      {open && batch.url !== undefined ? (
        <a
          className={buttonClass({ look: 'primary', block: true })}
          href={batch.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          立即申报
          <VisuallyHidden>（新窗口打开）</VisuallyHidden>
        </a>
      ) : null}
      <FavoriteButton policy={policy} signedIn={signedIn} />
      <ShareButton />
      <p className={styles['free']}>政策申报不收取任何费用，谨防“包过”“代办必中”等中介骗局。</p>
    </aside>
  )
}
