import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { isLinkAddress } from '#ui/linkAddress.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

interface MessageLinkProps {
  /** Id of the message. */
  id: string
  /** The subject of the message: a path of the portal or an http(s) address. */
  link: string
  onFollow: () => void
  children: ReactNode
}

/**
 * Follows a link within the portal without a page load, which would abort the call that marks the message as read. The
 * subject may no longer exist, so the gateway is asked first, and says why (§7.4 msg/transform).
 */
export function MessageLink({ id, link, onFollow, children }: MessageLinkProps) {
  const router = useRouter()
  const gateway = gatewayOf(useQueryClient())
  const showMessage = useShowMessage()

  async function lead() {
    const reply = await call(gateway, 'transformMessage', { query: { id } }, { silent: true }).catch(
      (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error
        return error
      },
    )
    // Without a session the login is already opening. If the gateway cannot say for any other reason, the link is
    // followed.
    if (reply instanceof GatewayError) return reply.kind === 'unauthorized' ? undefined : go(link)
    if (reply.link !== null) return go(reply.link)
    return showMessage({ level: 'warning', text: reply.reason ?? '该消息没有可前往的页面', about: ['message'] })
  }

  function go(address: string) {
    if (!isLinkAddress(address)) return undefined
    if (!address.startsWith('/')) return window.location.assign(address)
    return router.navigate(targetOf(address, router.options.parseSearch))
  }

  function onClick(event: MouseEvent) {
    onFollow()
    // Opening it in another window works as for any link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void lead()
  }

  if (!link.startsWith('/')) {
    return (
      <Anchor href={link} onClick={onClick}>
        {children}
      </Anchor>
    )
  }
  // A policy opens in a new tab (2.1-24), which browsers allow only during the click.
  if (link.startsWith('/policy/info/')) {
    return (
      <Link
        {...targetOf(link, router.options.parseSearch)}
        target="_blank"
        rel="noopener"
        preload={false}
        onClick={onFollow}
      >
        {children}
        <VisuallyHidden>（新窗口打开）</VisuallyHidden>
      </Link>
    )
  }
  return (
    <Link {...targetOf(link, router.options.parseSearch)} onClick={onClick}>
      {children}
    </Link>
  )
}

/** The router's target of an address. Not typed by the route tree, as a message may lead to any page. */
function targetOf(link: string, parseSearch: (query: string) => object): { to: string } {
  const { pathname, search, hash } = new URL(link, 'http://portal.invalid')
  const target = { to: pathname, search: parseSearch(search), hash: hash.slice(1) }
  return target
}
