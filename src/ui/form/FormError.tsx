import styles from './FormError.module.css'

interface FormErrorProps {
  /** The reasons why the form cannot be sent, one sentence each; nothing is rendered when there is none. */
  messages: readonly string[]
}

/** Errors of a form as a whole, announced at once. */
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
