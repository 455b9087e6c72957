import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ConditionList.module.css'

interface ConfirmButtonsProps {
  /** The condition, to give the buttons distinct names. */
  text: string
  /** The answer applies to every policy of the report. */
  shared?: boolean
  answer: 'MET' | 'UNMET' | undefined
  /** Undefined withdraws the answer. */
  onAnswer: (answer: 'MET' | 'UNMET' | undefined) => void
}

/** Asks the reader whether they meet a condition that no data decide. */
export function ConfirmButtons({ text, shared = false, answer, onAnswer }: ConfirmButtonsProps) {
  const answers = [
    ['MET', '我符合'],
    ['UNMET', '我不符合'],
  ] as const
  return (
    <fieldset className={styles['confirm']}>
      <legend>
        <VisuallyHidden>您是否符合：{text}</VisuallyHidden>
      </legend>
      {answers.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={answer === value}
          onClick={() => onAnswer(answer === value ? undefined : value)}
        >
          {name}
        </button>
      ))}
      {shared ? <span>对本报告中的同一条件一并生效</span> : null}
    </fieldset>
  )
}
