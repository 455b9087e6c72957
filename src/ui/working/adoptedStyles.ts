/**
 * Where antd writes its style elements: an element outside any document, to which no Content-Security-Policy applies.
 * Its contents take effect as constructed style sheets, in the same order, before the next frame is painted.
 */
export function adoptingContainer(): HTMLElement {
  const container = document.createElement('div')
  const sheets = new Map<Element, { sheet: CSSStyleSheet; text: string }>()

  function adopt() {
    const written = [...container.children]
    for (const element of sheets.keys()) if (element.parentNode !== container) sheets.delete(element)
    for (const element of written) {
      const text = element.textContent
      const known = sheets.get(element)
      if (known?.text === text) continue
      const sheet = known?.sheet ?? new CSSStyleSheet()
      sheet.replaceSync(text)
      sheets.set(element, { sheet, text })
    }
    const own = written.flatMap((element) => sheets.get(element)?.sheet ?? [])
    const ownBefore = adopted
    adopted = new Set(own)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => !ownBefore.has(sheet)), ...own]
  }

  let adopted = new Set<CSSStyleSheet>()
  new MutationObserver(adopt).observe(container, { childList: true, characterData: true, subtree: true })
  return container
}
