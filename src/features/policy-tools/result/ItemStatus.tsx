import type { Schema } from '#gateway/contract.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { statusTexts } from './statusTexts.ts'
import styles from './ItemStatus.module.css'

const icons = {
  MET: 'circle-check',
  UNMET: 'x',
  UNKNOWN: 'triangle-alert',
  MANUAL: 'user-round',
  NA: 'info',
} as const

/** The status of an item: icon and word, never colour alone (WCAG 1.4.1). */
export function ItemStatus({ status, text }: { status: Schema<'ToolItemStatus'>; text: string }) {
  const { tone } = statusTexts[status]
  return (
    <span className={`${styles['status']} ${styles[tone]}`}>
      <Icon name={icons[status]} />
      {text}
    </span>
  )
}
