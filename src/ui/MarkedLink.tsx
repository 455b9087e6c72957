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
 * A link of a set of which one is the current: the router's own, but the set says which. The router marks every link
 * whose address the current one begins with, and lets no `aria-current` of ours stand beside its own.
 */
export const MarkedLink = createLink(Anchor)
