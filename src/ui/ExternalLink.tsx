import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { Icon } from './icons/Icon.tsx'
import { isLinkAddress } from './linkAddress.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ExternalLinkProps {
  href: string
  className?: string | undefined
  /** Omits the arrow where a whole list of links opens new windows; the announcement remains. */
  quiet?: boolean
  children: ReactNode
}

/** A link that opens a new window and says so (2.3-09); its address may come from anybody. */
export function ExternalLink({ href, className, quiet = false, children }: ExternalLinkProps) {
  if (!isLinkAddress(href)) return <span className={className}>{children}</span>
  return (
    <Anchor href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {quiet ? null : <Icon name="external-link" />}
      <VisuallyHidden>（新窗口打开）</VisuallyHidden>
    </Anchor>
  )
}
