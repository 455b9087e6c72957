import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react'
import { ChatIcon } from '../../ui/icons/ChatIcon.tsx'
import { Link } from '../../ui/Link.tsx'
import { whenOnline } from '../../ui/online/whenOnline.ts'

const loadPanel = () => whenOnline(() => import('./ChatPanel.tsx'))
const ChatPanel = lazy(async () => ({ default: (await loadPanel()).ChatPanel }))

/**
 * The floating widget of the smart customer service (2.3-75): beside the page where there is room for both, else, and
 * without scripts, a page of its own. The code of the chat comes with its first use.
 */
export function ChatWidget({ className }: { className: string | undefined }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)

  function onClick(event: MouseEvent) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (elsewhere || !matchMedia('(min-width: 1024px)').matches) return
    event.preventDefault()
    setOpen(true)
  }

  function onClose() {
    setOpen(false)
    link.current?.focus()
  }

  return (
    <>
      <Link to="/ai-qa" ref={link} className={className} onClick={onClick} onPointerEnter={() => void loadPanel()}>
        <ChatIcon size={24} />
        智能客服
      </Link>
      {open ? (
        <Suspense>
          <ChatPanel onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  )
}
