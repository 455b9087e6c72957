import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import styles from './ConditionList.module.css'
import type { MatchCondition } from './fit.ts'

interface ConditionStatusProps {
  condition: MatchCondition
  /** The reader's answer to a condition that a person has to judge. */
  answer: 'MET' | 'UNMET' | undefined
}

/** A condition's result, as an icon and in words. */
export function ConditionStatus({ condition: { status, statusDesc }, answer }: ConditionStatusProps) {
  const shown = answer ?? status
  return (
    <span className={`${styles['status']} ${styles[tones[shown]]}`}>
      {icons[shown]}
      {answer === undefined ? statusDesc : confirmedText[answer]}
    </span>
  )
}

const confirmedText = { MET: '自认符合', UNMET: '自认不符合' }

const tones: Record<MatchCondition['status'], string> = {
  MET: 'met',
  UNMET: 'unmet',
  UNKNOWN: 'unknown',
  MANUAL: 'manual',
  NA: 'unconcerned',
}

const icons: Record<MatchCondition['status'], ReactNode> = {
  MET: <Icon name="circle-check" size={18} />,
  UNMET: <Icon name="x" size={18} />,
  UNKNOWN: <Icon name="info" size={18} />,
  MANUAL: <Icon name="user-round" size={18} />,
  NA: null,
}
