import type { ComponentProps } from 'react'
import { isLinkAddress } from './linkAddress.ts'

interface AnchorProps extends ComponentProps<'a'> {
  href: string
}

/**
 * A plain link. Its address may come from anybody: if it is not a page, mail or phone address, only the text is
 * rendered. The linter forbids `<a>` in any other component.
 */
export function Anchor({ href, children, ...props }: AnchorProps) {
  if (!isLinkAddress(href)) return <span className={props.className}>{children}</span>
  return (
    <a {...props} href={href}>
      {children}
    </a>
  )
}
