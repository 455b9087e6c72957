import type { ComponentProps } from 'react'
import { isLinkAddress } from './linkAddress.ts'

interface AnchorProps extends ComponentProps<'a'> {
  href: string
}

/**
 * A plain link. Its address may come from anybody: one that is no page, mail or call is not linked, and only its text
 * stands there. The linter lets no other component write an `<a>`.
 */
export function Anchor({ href, children, ...props }: AnchorProps) {
  if (!isLinkAddress(href)) return <span className={props.className}>{children}</span>
  return (
    <a {...props} href={href}>
      {children}
    </a>
  )
}
