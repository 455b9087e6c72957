let stopLast: (() => void) | undefined

/**
 * For a control whose action removes it. Once it is gone, and the focus with it, the focus moves to the same control of
 * the next item, else of the previous one, else to `otherwise`, else to the heading of the surrounding part of the
 * page. Otherwise it would fall back to the start of the page (WCAG 2.4.3). Call it before the action.
 */
export function keepFocusNear(control: HTMLElement, otherwise?: () => HTMLElement | null): void {
  stopLast?.()
  const item = control.closest('li, th')
  const nearest = item === null ? [] : nearestFirst([...(item.parentElement?.children ?? [])], item)
  const parts = partsAround(control)
  const watch = new AbortController()
  const observer = new MutationObserver(() => {
    if (control.isConnected) return
    stop()
    // Anything that has taken the focus meanwhile, e.g. a dialog, keeps it.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const target = sameControl(nearest, control) ?? otherwise?.() ?? headOf(parts.find((part) => part.isConnected))
    target?.focus()
  })
  function stop() {
    observer.disconnect()
    watch.abort()
  }
  stopLast = stop
  observer.observe(document.body, { childList: true, subtree: true })
  // If the user has moved on, e.g. while the gateway was slow, the focus stays there.
  document.addEventListener('focusin', ({ target }) => target !== control && stop(), { signal: watch.signal })
}

/** Same class, same task. If an item has several, the removing one comes last. */
function sameControl(items: readonly Element[], { localName, className }: HTMLElement): HTMLElement | undefined {
  for (const item of items) {
    if (!item.isConnected) continue
    const found = [...item.querySelectorAll<HTMLElement>(localName)].findLast((one) => one.className === className)
    if (found !== undefined) return found
  }
  return undefined
}

/** From the smallest to the page's main region, which always exists. */
function partsAround(control: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = control.closest<HTMLElement>('section, dialog, main'); part !== null;) {
    parts.push(part)
    part = part.parentElement?.closest<HTMLElement>('section, dialog, main') ?? null
  }
  const main = document.querySelector('main')
  return main === null ? parts : [...parts, main]
}

/** A part with a name of its own is read out itself. */
function headOf(part: HTMLElement | undefined): HTMLElement | undefined {
  const head =
    part?.hasAttribute('aria-label') === true ? part : (part?.querySelector<HTMLElement>('h1, h2, h3') ?? part)
  if (head !== undefined && !head.hasAttribute('tabindex')) head.tabIndex = -1
  return head
}

/**
 * The other items of a list in the order in which they replace a removed one: first those after it, then those before.
 */
export function nearestFirst<Item>(items: readonly Item[], gone: Item): Item[] {
  const place = items.indexOf(gone)
  return [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0)).toReversed()]
}
