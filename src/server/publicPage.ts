import { hash } from 'node:crypto'
import { usedStyles } from './usedStyles.ts'

const ATTRIBUTE = ' nonce="'
const META = '<meta property="csp-nonce"'

interface PublicPage {
  body: Buffer<ArrayBuffer>
  /** CSP sources for its own inline scripts and styles. */
  scripts: string[]
  styles: string[]
}

/** What a page was rendered with. */
export interface Rendering {
  /** A value that nobody outside has seen. */
  nonce: string
  /** The styles of its routes, for which it has an empty element. */
  styles: string
}

/**
 * A page without the nonce it was rendered with, with the hashes of the inline elements that carried it, and with the
 * styles it uses. One pass from nonce to nonce: a page has some hundred KB but about twenty of them.
 */
export function publicPageOf(page: Buffer, { nonce, styles: css }: Rendering): PublicPage {
  // One character per byte: everything searched for is ASCII, and decoding and encoding Chinese text takes longer.
  const html = page.toString('latin1')
  const kept: Uint8Array[] = []
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let rest = 0
  const keepUntil = (end: number) => kept.push(page.subarray(rest, end))
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, at + nonce.length)) {
    const tag = html.lastIndexOf('<', at)
    const inner = html.indexOf('>', at) + 1
    if (html.startsWith(META, tag)) {
      keepUntil(tag)
      rest = inner
    } else if (html.startsWith(ATTRIBUTE, at - ATTRIBUTE.length)) {
      keepUntil(at - ATTRIBUTE.length)
      rest = at + nonce.length + 1
      if (html.startsWith('<script', tag)) {
        const text = page.subarray(inner, html.indexOf('</script>', inner))
        if (text.length > 0) scripts.add(sourceOf(text))
      } else if (html.startsWith('<style', tag)) {
        const used = usedStyles(css, html)
        keepUntil(inner)
        kept.push(used)
        rest = inner
        styles.add(sourceOf(used))
      }
    }
  }
  keepUntil(page.length)
  return { body: Buffer.concat(kept), scripts: [...scripts], styles: [...styles] }
}

function sourceOf(text: Uint8Array): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
