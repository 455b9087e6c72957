import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ConditionList.module.css'

interface ConfirmButtonsProps {
  /** The condition, so that the buttons have names of their own. */
  text: string
  /** Says that the answer holds for every policy of the report. */
  shared?: boolean
  answer: 'MET' | 'UNMET' | undefined
  /** Undefined takes the answer back. */
  onAnswer: (answer: 'MET' | 'UNMET' | undefined) => void
}

/** Lets the reader say what no data says: whether they meet a condition. */
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
