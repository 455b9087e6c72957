import { createHash } from 'node:crypto'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

const module = 'virtual:icon-sprite'

/** Lucide's strokes are 2 wide, too heavy beside Chinese text. */
const STROKE = 'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/** What Lucide says of each drawing: the colours come from the page, the rest is the same for all. */
const WRITTEN_OUT = / (fill="none"|stroke="currentColor"|stroke-(width|linecap|linejoin)="[^"]*")/g

/**
 * Writes the icons of the portal into one hashed SVG file, whose URL is the default export of `virtual:icon-sprite`. So
 * drawings are neither in the scripts nor in the pages (docs/decisions/0037).
 */
export function iconSprite(names: readonly string[]): Plugin {
  const svg = spriteOf(names)
  const fileName = `assets/icons-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`
  return {
    name: 'icon-sprite',
    resolveId: { filter: { id: new RegExp(`^${module}$`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${module}$`) }, handler: () => `export default '/${fileName}'` },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: svg })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}

/** Each icon is a symbol, by its name. Throws for a name that Lucide does not have. */
export function spriteOf(names: readonly string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${drawingOf(name)}</symbol>`)
  // The licence asks for its notice.
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Icons and Contributors -->${symbols.join('')}</svg>`
}

function drawingOf(name: string): string {
  const body = lucide.icons[name]?.body
  if (body === undefined) throw new Error(`Lucide has no icon named ${name}`)
  return body.replaceAll(WRITTEN_OUT, '').replace(/^<g>(.*)<\/g>$/s, '$1')
}
