import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface AnchorProps extends ComponentProps<'a'> {
  /** Why this link is the current one of its set: the page shown, or the choice in force. */
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
 * The portal's link: the router's own, but current only where its set says so. The router marks every link whose address
 * the current one begins with — a way back to the list, a breadcrumb — and lets no `aria-current` of ours beside its own.
 */
export const Link = createLink(Anchor)
