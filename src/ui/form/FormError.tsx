import styles from './FormError.module.css'

interface FormErrorProps {
  /** What keeps the form from being sent, one sentence each; nothing is rendered when there is none. */
  messages: readonly string[]
}

/** What concerns a form as a whole, above its fields; announced at once. */
export function FormError({ messages }: FormErrorProps) {
  if (messages.length === 0) return null
  return (
    <div className={styles['box']} role="alert">
      {messages.length === 1 ? (
        <p>{messages[0]}</p>
      ) : (
        <ul className={styles['list']}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
