import type { ReactNode } from 'react'
import styles from './QuestionFrame.module.css'

export interface QuestionFrameProps {
  /** What the question is about. */
  above: ReactNode
  /** Renders the field, which carries this class. */
  renderField: (className?: string) => ReactNode
  button: ReactNode
  below: ReactNode
}

/** A QuestionFrame without its code, e.g. on the server. */
export function PlainFrame({ above, renderField, button, below }: QuestionFrameProps) {
  return (
    <div className={styles['frame']}>
      {above}
      <div className={styles['content']}>
        {renderField()}
        <div>{button}</div>
      </div>
      <div className={styles['footer']}>{below}</div>
    </div>
  )
}
