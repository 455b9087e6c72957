import { Button } from './Button.tsx'
import styles from './Failure.module.css'
import { useFailureTexts } from './failureTexts.ts'

interface FailureProps {
  error: unknown
  onRetry: () => unknown
}

/** Replaces a part of the page that could not be loaded: says what went wrong, and offers to retry. */
export function Failure({ error, onRetry }: FailureProps) {
  const texts = useFailureTexts(error)
  return (
    <div className={styles['failure']}>
      <div role="alert">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Button onClick={() => void onRetry()}>重新加载</Button>
    </div>
  )
}
