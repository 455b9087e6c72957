import type { Schema } from '#gateway/contract.ts'
import { CloseIcon } from '#ui/icons/CloseIcon.tsx'
import { InfoIcon } from '#ui/icons/InfoIcon.tsx'
import { SuccessIcon } from '#ui/icons/SuccessIcon.tsx'
import { UserIcon } from '#ui/icons/UserIcon.tsx'
import { WarningIcon } from '#ui/icons/WarningIcon.tsx'
import { statusTexts } from './statusTexts.ts'
import styles from './ItemStatus.module.css'

const icons = {
  MET: SuccessIcon,
  UNMET: CloseIcon,
  UNKNOWN: WarningIcon,
  MANUAL: UserIcon,
  NA: InfoIcon,
}

/** The status of an item: icon and word, never colour alone (WCAG 1.4.1). */
export function ItemStatus({ status, text }: { status: Schema<'ToolItemStatus'>; text: string }) {
  const { tone } = statusTexts[status]
  const Icon = icons[status]
  return (
    <span className={`${styles['status']} ${styles[tone]}`}>
      <Icon />
      {text}
    </span>
  )
}
