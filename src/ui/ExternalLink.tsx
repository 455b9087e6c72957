import type { ReactNode } from 'react'
import { NewWindowIcon } from './icons/NewWindowIcon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ExternalLinkProps {
  href: string
  className?: string | undefined
  /** Leaves out the arrow where a whole list of links opens new windows; the announcement stays. */
  quiet?: boolean
  children: ReactNode
}

/** A link that opens a new window and says so (2.3-09). */
export function ExternalLink({ href, className, quiet = false, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {quiet ? null : <NewWindowIcon />}
      <VisuallyHidden>（新窗口打开）</VisuallyHidden>
    </a>
  )
}
