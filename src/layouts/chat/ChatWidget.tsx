import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'

const ChatPanel = lazy(async () => ({ default: (await whenOnline(() => import('./ChatPanel.tsx'))).ChatPanel }))

/**
 * The floating widget of the smart customer service (2.3-75). It opens beside the page where there is room for both;
 * otherwise, and without scripts, it links to a page of its own. The chat's code loads on first use.
 */
export function ChatWidget({ className }: { className: string | undefined }) {
  const [open, setOpen] = useState(false)

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !matchMedia('(min-width: 1024px)').matches) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link to="/ai-qa" className={className} onClick={onClick}>
        <Icon name="message-square-more" size={24} />
        智能客服
      </Link>
      {open ? (
        <Suspense>
          <ChatPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
