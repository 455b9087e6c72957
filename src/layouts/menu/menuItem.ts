/** An entry of a menu (§3.2). */
export interface MenuItem {
  menuName: string
  /** A path of the portal or an http(s) address; absent on an entry that only opens its children. */
  menuHref?: string
  /** Opens in a new window (2.3-09). */
  out?: boolean
  children?: readonly MenuItem[]
  /** Matches only its own page, like a home page, although other addresses begin with its own. */
  alone?: boolean
  /** Set on an entry that is no link, but permits a button on the pages under this menu (3.2-19, 6-14). */
  button?: ButtonCode
}

/** Buttons that a menu may permit: to publish a demand or resource (2.3-61). */
export type ButtonCode = 'publish'

/** Whether a menu permits a button, at any depth. */
export function permits(items: readonly MenuItem[], button: ButtonCode): boolean {
  return items.some((item) => item.button === button || permits(item.children ?? [], button))
}

/** Narrows to entries with a target. */
export function hasHref(item: MenuItem): item is MenuItem & { menuHref: string } {
  return item.menuHref !== undefined
}

/**
 * The entry that the current page belongs to: the one whose path is the longest prefix of the page's (2.3-10). An entry
 * also stands for the pages of its children.
 */
export function activeMenuItem(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  let best: { item: MenuItem; length: number } | undefined
  for (const item of items) {
    const hrefs = [item.menuHref, ...(item.children ?? []).map((child) => child.menuHref)]
    for (const href of hrefs) {
      if (href === undefined || !(item.alone ? pathname === href : covers(href, pathname))) continue
      if (best === undefined || href.length > best.length) best = { item, length: href.length }
    }
  }
  return best?.item
}

function covers(href: string, pathname: string): boolean {
  if (href === '/') return pathname === '/'
  return pathname === href || pathname.startsWith(`${href}/`)
}
