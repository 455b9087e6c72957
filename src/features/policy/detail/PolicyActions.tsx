import type { ReactNode } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { isOpen } from '../marks/BatchEntry.tsx'
import { currentBatch } from '../marks/declarationText.ts'
import { CompareButton } from '../compare/CompareButton.tsx'
import type { OpenPolicyDialog } from '../feedback/policyDialog.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { useToday } from '../useToday.ts'
import styles from './PolicyAside.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'

interface PolicyActionsProps {
  policy: PolicyDetail
  /** The button that adds it to the favourites. */
  favorite: ReactNode
  onOpen: OpenPolicyDialog
}

/** Actions for the policy: declare, add to favourites, compare, subscribe, ask, share, print. */
export function PolicyActions({ policy, favorite, onOpen }: PolicyActionsProps) {
  const batch = currentBatch(policy.declarations, useToday())
  return (
    <aside aria-label="办理与收藏" className={`${styles['box']} ${styles['actions']}`}>
      <div className={styles['reach']}>
        {batch?.url !== undefined && isOpen(batch.status) ? (
          <Anchor
            className={`${buttonClass({ look: 'primary', block: true })} ${styles['whole']} ${styles['apply']}`}
            href={batch.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            立即申报
            <VisuallyHidden>（新窗口打开）</VisuallyHidden>
          </Anchor>
        ) : null}
        {favorite}
        <ShareButton policy={policy} />
      </div>
      <CompareButton policy={policy} className={buttonClass({ block: true })} />
      {policy.declarationDateList.some(({ end }) => end !== null) ? (
        <Anchor className={buttonClass({ block: true })} href={`/calendar.ics?policy=${policy.id}`} download>
          <Icon name="calendar" />
          加入日历
        </Anchor>
      ) : null}
      <Button block onClick={() => onOpen('consult')}>
        <Icon name="mail" />
        咨询部门
      </Button>
      <Link className={buttonClass({ block: true })} to="/ai-qa" search={{ policy: policy.id }}>
        <Icon name="message-square-more" />
        智能问答
      </Link>
      <Button block onClick={() => window.print()}>
        <Icon name="printer" />
        打印
      </Button>
      <p className={`${styles['free']} ${styles['whole']}`}>政策申报不收取任何费用，谨防“包过”“代办必中”等中介骗局。</p>
    </aside>
  )
}
