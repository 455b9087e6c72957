import { StyleProvider } from '@ant-design/cssinjs'
import { IconProvider } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import chinese from 'antd/locale/zh_CN'
import { useEffect, useState, type ReactNode } from 'react'
import { documentTokens, workingTheme } from './workingTheme.ts'

const outside = adoptingContainer()

// The icons would insert a style element into the page's head; antd's own styles contain the same rules.
const quietIcons = { prefixCls: 'anticon', zeroRuntime: true }

const noWave = { disabled: true }

/** Wraps antd's controls in a working page: tokens.css for the look, Chinese texts. Rendered in the browser only. */
export function Working({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(currentTheme)
  useEffect(() => onLookChange(() => setTheme(currentTheme())), [])
  return (
    <StyleProvider container={outside}>
      <ConfigProvider
        locale={chinese}
        theme={theme}
        virtual={false}
        wave={noWave}
        getPopupContainer={(control) => control?.parentElement ?? document.body}
      >
        <IconProvider value={quietIcons}>{children}</IconProvider>
      </ConfigProvider>
    </StyleProvider>
  )
}

function currentTheme() {
  const { read, rootFontSize } = documentTokens()
  return workingTheme(read, rootFontSize)
}

/** However 长辈版 was switched: antd's sizes are numbers, which no style sheet can change. */
function onLookChange(listener: () => void): () => void {
  let gone = false
  async function follow() {
    // The root's font size may still be in transition for a few frames.
    await Promise.allSettled(document.documentElement.getAnimations().map(({ finished }) => finished))
    if (!gone) listener()
  }
  const observer = new MutationObserver(() => void follow())
  observer.observe(document.documentElement, { attributeFilter: ['data-elder'] })
  return () => {
    gone = true
    observer.disconnect()
  }
}

/**
 * Where antd writes its style elements: an element outside any document, to which no Content-Security-Policy applies.
 * Its contents take effect as constructed style sheets, in the same order, before the next frame is painted.
 */
function adoptingContainer(): HTMLElement {
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
