/** The theme's colours, resolved for charts; those of 长辈版 when it is on. */
export interface Palette {
  primary: string
  primarySoft: string
  good: string
  bad: string
  text: string
  muted: string
  border: string
  surface: string
  fontFamily: string
  /** In px: charts do not support rem. */
  fontSize: number
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    primary: token('color-primary'),
    primarySoft: token('color-primary-soft'),
    good: token('color-success'),
    bad: token('color-error'),
    text: token('color-text'),
    muted: token('color-text-muted'),
    border: token('color-border'),
    surface: token('color-surface'),
    fontFamily: token('font-family'),
    fontSize: Number.parseFloat(style.fontSize) * 0.875,
  }
}
