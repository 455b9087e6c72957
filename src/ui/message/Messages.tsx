import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useMedia } from '../useMedia.ts'
import styles from './Messages.module.css'
import { type MessageStore, noMessages, withRoom } from './messageStore.ts'

const icons = { success: 'circle-check', info: 'info', warning: 'triangle-alert', error: 'triangle-alert' } as const

/**
 * The region in which messages appear and are read out. It exists from the start, or screen readers would miss the
 * first one.
 */
export function Messages({ store }: { store: MessageStore }) {
  const all = useSyncExternalStore(store.subscribe, store.shown, () => noMessages)
  const isPhone = useMedia('(max-width: 767px)')
  const messages = useMemo(() => withRoom(all, isPhone), [all, isPhone])
  const region = useHeldMessages(store)
  useEffect(() => store.drawn(messages), [store, messages])
  return (
    <output ref={region} className={styles['region']}>
      {messages.map((message) => (
        <span key={message.key} className={`${styles['message']} ${styles[message.level]}`}>
          <Icon name={icons[message.level]} size={20} />
          <span className={styles['text']}>{message.text}</span>
          <button
            type="button"
            className={styles['close']}
            aria-label="关闭提示"
            onClick={() => store.dismiss(message.key)}
          >
            <Icon name="x" size={16} />
          </button>
        </span>
      ))}
    </output>
  )
}

/** Messages stay while the pointer or the focus is on them: reading has no time limit (WCAG 2.2.1). */
function useHeldMessages(store: MessageStore) {
  const region = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const element = region.current
    if (element === null) return undefined
    const hold = () => store.hold(true)
    const release = () => store.hold(false)
    element.addEventListener('pointerenter', hold)
    element.addEventListener('pointerleave', release)
    element.addEventListener('focusin', hold)
    element.addEventListener('focusout', release)
    return () => {
      element.removeEventListener('pointerenter', hold)
      element.removeEventListener('pointerleave', release)
      element.removeEventListener('focusin', hold)
      element.removeEventListener('focusout', release)
    }
  }, [store])
  return region
}
