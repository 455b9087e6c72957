import type { ThemeConfig } from 'antd'

/** The current value of a custom property of tokens.css. */
type ReadToken = (name: string) => string

/** Reads the document's current look, including 长辈版. */
export function documentTokens(): { read: ReadToken; rootFontSize: number } {
  const style = getComputedStyle(document.documentElement)
  return { read: (name) => style.getPropertyValue(name).trim(), rootFontSize: Number.parseFloat(style.fontSize) }
}

/**
 * antd's look from tokens.css, so that its controls match ours. Texts that antd sets in pale grey, such as
 * placeholders, get a readable colour.
 */
export function workingTheme(read: ReadToken, rootFontSize: number): ThemeConfig {
  const px = (name: string) => {
    const length = read(name)
    return Number.parseFloat(length) * (length.endsWith('rem') ? rootFontSize : 1)
  }
  const primary = read('--color-primary')
  const strong = read('--color-primary-strong')
  const muted = read('--color-text-muted')
  const border = read('--color-border-strong')
  const text = read('--color-text')
  const fontSize = px('--font-14')
  return {
    token: {
      colorPrimary: primary,
      colorPrimaryHover: strong,
      colorPrimaryActive: strong,
      colorInfo: primary,
      colorLink: strong,
      colorLinkHover: strong,
      colorLinkActive: strong,
      colorError: read('--color-error'),
      colorSuccess: read('--color-success'),
      colorWarning: read('--color-warning'),
      colorText: text,
      colorTextHeading: text,
      colorTextSecondary: read('--color-text-secondary'),
      colorTextTertiary: muted,
      colorTextQuaternary: muted,
      colorTextDescription: muted,
      colorTextPlaceholder: muted,
      colorTextDisabled: muted,
      colorIcon: muted,
      colorBorder: border,
      colorBorderSecondary: read('--color-border'),
      colorSplit: read('--color-border'),
      colorBgContainer: read('--color-surface'),
      colorBgElevated: read('--color-surface'),
      colorBgLayout: read('--color-page'),
      controlItemBgActive: read('--color-primary-soft'),
      controlItemBgActiveHover: read('--color-primary-soft'),
      fontFamily: read('--font-family'),
      fontSize,
      fontSizeSM: fontSize,
      fontSizeIcon: fontSize,
      fontSizeLG: Math.max(fontSize, px('--font-16')),
      borderRadius: px('--radius'),
      // As high as the native fields.
      controlHeight: 44,
      // No animations: nobody should have to wait for them.
      motion: false,
    },
  }
}
