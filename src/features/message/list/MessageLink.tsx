import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface MessageLinkProps {
  /** What the message is about: a path of the portal or an http(s) address. */
  link: string
  onFollow: () => void
  children: ReactNode
}

/** Leads on in the portal without loading the page anew: that would break off the call that marks the message as read. */
export function MessageLink({ link, onFollow, children }: MessageLinkProps) {
  const { parseSearch } = useRouter().options
  if (!link.startsWith('/')) {
    return (
      <Anchor href={link} onClick={onFollow}>
        {children}
      </Anchor>
    )
  }
  // A policy opens in a new tab (2.1-24).
  if (link.startsWith('/policy/info/')) {
    return (
      <Link {...targetOf(link, parseSearch)} target="_blank" rel="noopener" preload={false} onClick={onFollow}>
        {children}
        <VisuallyHidden>（新窗口打开）</VisuallyHidden>
      </Link>
    )
  }
  return (
    <Link {...targetOf(link, parseSearch)} onClick={onFollow}>
      {children}
    </Link>
  )
}

/** The router's target of an address. Not typed by the route tree: a message may lead to any page. */
function targetOf(link: string, parseSearch: (query: string) => object): { to: string } {
  const { pathname, search, hash } = new URL(link, 'http://portal.invalid')
  const target = { to: pathname, search: parseSearch(search), hash: hash.slice(1) }
  return target
}
