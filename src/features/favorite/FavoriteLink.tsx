import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { FavoriteTarget } from './favoriteTarget.ts'

interface FavoriteLinkProps {
  target: FavoriteTarget
  title: string
}

/** Links to the page of a favourite; a policy opens in a new tab (2.1-24). */
export function FavoriteLink({ target: { type, id }, title }: FavoriteLinkProps) {
  switch (type) {
    case 'POLICY':
      return (
        <Link to="/policy/info/$id" params={{ id }} target="_blank" rel="noopener" preload={false}>
          {title}
          <VisuallyHidden>（新窗口打开）</VisuallyHidden>
        </Link>
      )
    case 'DEMAND':
      return (
        <Link to="/qw/supply-demand/demand/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'RESOURCE':
      return (
        <Link to="/qw/supply-demand/resource/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'PROVIDER':
      return (
        <Link to="/qw/supply-demand/provider/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'ATTRACT':
      return (
        <Link to="/qw/attract/detail" search={{ id }}>
          {title}
        </Link>
      )
    case 'NEWS':
      return (
        <Link to="/qw/news" search={{ id }}>
          {title}
        </Link>
      )
    case 'HOUSE':
    case 'LAND':
    case 'OFFICE':
      return (
        <Link to="/qw/investment/detail" search={{ type, id }}>
          {title}
        </Link>
      )
    default:
      return type satisfies never
  }
}
