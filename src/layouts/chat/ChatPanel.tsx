import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#features/auth/useSession.ts'
import { useUserId } from '#features/auth/useUserId.ts'
import { ChatRoom } from '#features/chat/room/ChatRoom.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ChatPanel.module.css'
import { useHandOver } from './useHandOver.ts'

/** The chat beside a page, which stays usable meanwhile. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null)
  const enterprise = useSession()?.enterprise
  const userId = useUserId()
  const onHandOver = useHandOver()

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  // Only after anything open inside has handled the key, and not while an input method uses it to close its candidates.
  const onEscape = useEffectEvent(({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
    const inside = target instanceof Node && panel.current?.contains(target) === true
    if (key === 'Escape' && inside && !defaultPrevented && !isComposing) onClose()
  })
  useEffect(() => {
    addEventListener('keydown', onEscape)
    return () => removeEventListener('keydown', onEscape)
  }, [])

  return (
    <section ref={panel} className={styles['panel']} aria-label="智能客服" tabIndex={-1}>
      <div className={styles['bar']}>
        <h2>智能客服</h2>
        <Link to="/ai-qa">整页打开</Link>
        <button type="button" onClick={onClose}>
          <Icon name="x" size={20} />
          <VisuallyHidden>关闭智能客服</VisuallyHidden>
        </button>
      </div>
      <ChatRoom userId={userId} enId={enterprise?.enId} onHandOver={onHandOver} />
    </section>
  )
}
