import { Button } from './Button.tsx'
import styles from './Failure.module.css'
import { useFailureTexts } from './failureTexts.ts'

interface FailureProps {
  error: unknown
  onRetry: () => unknown
}

/** Stands where a part of the page could not be loaded: what went wrong, and a way to ask again. */
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
