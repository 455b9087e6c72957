import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface AnchorProps extends ComponentProps<'a'> {
  /** Why this link is the current one of its set: the page shown, or the active choice. */
  marked?: 'page' | 'true' | undefined
  disabled?: boolean
}

function Anchor({ marked, disabled: _disabled, children, ...props }: AnchorProps) {
  return (
    <a {...props} aria-current={marked}>
      {children}
    </a>
  )
}

/**
 * The portal's link: the router's own, but current only where its set says so. The router marks every link that is a
 * prefix of the current address, such as a link back to the list or a breadcrumb, and overrides our own `aria-current`.
 */
export const Link = createLink(Anchor)
