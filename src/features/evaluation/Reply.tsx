import { dayText } from '#ui/timeText.ts'
import styles from './Reply.module.css'

interface ReplyProps {
  text: string
  time: string | undefined
}

/** The reply of the party that was evaluated, set apart from the evaluation. */
export function Reply({ text, time }: ReplyProps) {
  return (
    <p className={styles['reply']}>
      回复：{text}
      {time === undefined ? null : <time dateTime={time}>{dayText(time)}</time>}
    </p>
  )
}
