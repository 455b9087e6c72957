import type { Answer } from './answers.ts'
import styles from './Answers.module.css'

/** The five questions with short answers, at the top of every policy. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <section aria-label="一分钟看懂" className={styles['answers']}>
      <dl>
        {answers.map(({ question, text, note }) => (
          <div key={question} className={styles['answer']}>
            <dt>{question}</dt>
            {/* Days left may differ between server and browser around midnight. */}
            <dd suppressHydrationWarning>
              <strong suppressHydrationWarning>{text}</strong>
              {note === undefined ? null : <span className={styles['note']}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
