import type { ReactNode } from 'react'
import styles from './QuestionPlan.module.css'
import type { QuestionStep } from './questions.ts'

interface QuestionPlanProps {
  steps: readonly QuestionStep[]
  renderFill: (field: string, text: string) => ReactNode
}

/** Further steps decide little each. */
const shown = 4

/** The few questions that decide the most policies, each linked to where it is answered. */
export function QuestionPlan({ steps, renderFill }: QuestionPlanProps) {
  return (
    <ol className={styles['steps']}>
      {steps.slice(0, shown).map(({ questions, asked, decided }) => (
        <li key={asked} className={styles['step']}>
          <p className={styles['gain']}>
            再填写 <strong>{asked}</strong> 项可判定 <strong>{decided}</strong> 条政策
          </p>
          <ul className={styles['questions']}>
            {questions.map(({ key, label, section }) => (
              <li key={key}>{renderFill(key, `${section}：${label}`)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
