import { Link } from '#ui/Link.tsx'
import type { ReactNode } from 'react'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import type { MenuItem } from './menuItem.ts'

interface MenuLinkProps {
  item: MenuItem & { menuHref: string }
  className?: string | undefined
  /** Marks the entry of the current page. */
  current?: boolean
  onFollow?: () => void
  children?: ReactNode
}

/** A menu entry as a link: within the portal, or in a new window when it is external. */
export function MenuLink({ item, className, current = false, onFollow, children = item.menuName }: MenuLinkProps) {
  if (item.out) {
    return (
      <ExternalLink href={item.menuHref} className={className}>
        {children}
      </ExternalLink>
    )
  }
  return (
    // `current` decides, because a parent also stands for its children's pages.
    <Link
      to={item.menuHref}
      className={className}
      marked={current ? 'page' : undefined}
      {...(onFollow && { onClick: onFollow })}
    >
      {children}
    </Link>
  )
}
