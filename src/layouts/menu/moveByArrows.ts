const alongBar: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const alongSubmenu: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Lets arrow keys move along a menu bar, and up and down in an open submenu (marked `data-submenu`), wrapping around at
 * the ends. Tab still reaches every entry. Returns a function that stops this.
 */
export function moveByArrows(menu: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const submenu = target.closest<HTMLElement>('[data-submenu]')
    const step = (submenu === null ? alongBar : alongSubmenu)[event.key]
    if (step === undefined) return
    const entries =
      submenu === null
        ? [...menu.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
        : [...submenu.querySelectorAll<HTMLElement>('a')]
    const place = entries.indexOf(target)
    if (place === -1) return
    event.preventDefault()
    entries[(place + step + entries.length) % entries.length]?.focus()
  }
  menu.addEventListener('keydown', move)
  return () => menu.removeEventListener('keydown', move)
}
