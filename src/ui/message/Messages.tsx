import { useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
import { SuccessIcon } from '../icons/SuccessIcon.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './Messages.module.css'
import type { MessageStore, ShownMessage } from './messageStore.ts'

const icons = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: WarningIcon }

const nothing: readonly ShownMessage[] = []

/** The region in which messages appear and are read out; it is there from the start, or the first would stay unheard. */
export function Messages({ store }: { store: MessageStore }) {
  const messages = useSyncExternalStore(store.subscribe, store.shown, () => nothing)
  const hold = () => store.hold(true)
  const release = () => store.hold(false)
  return (
    <div
      className={styles['region']}
      role="status"
      aria-live="polite"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {messages.map((message) => {
        const LevelIcon = icons[message.level]
        return (
          <div key={message.key} className={`${styles['message']} ${styles[message.level]}`}>
            <LevelIcon size={20} />
            <span className={styles['text']}>{message.text}</span>
            <button
              type="button"
              className={styles['close']}
              aria-label="关闭提示"
              onClick={() => store.dismiss(message.key)}
            >
              <CloseIcon size={16} />
            </button>
          </div>
        )
      })}
    </div>
  )
}
