import { LRUCache } from 'lru-cache'

const CLASS = ' class="'

interface Rule {
  selectors: { text: string; classes: string[] }[]
  body: string
}

interface Group {
  /** E.g. `@media print`. */
  condition: string
  parts: Part[]
}

/** Anything else is kept as it is, e.g. an animation. */
type Part = Rule | Group | string

/** The styles of some routes, and what is left of them for some pages. */
interface Sheet {
  parts: Part[]
  /** By the class attributes of the page. */
  used: LRUCache<string, Buffer<ArrayBuffer>>
}

/** The styles of a page's routes are the same in each rendering, and so mostly are the classes that occur in it. */
const known = new LRUCache<string, Sheet>({ max: 200 })
/** Each takes some 20 KB. */
const MOST_USED = 4

/**
 * Reduces a page's styles to the rules that can apply to it as it is written: those whose classes all occur. Styles of
 * dialogs, messages and menus come with the style sheets, before the scripts that show them
 * (src/ui/early/fetchScripts.ts).
 * @param html the page as bytes: one character for each
 */
export function usedStyles(css: string, html: string): Buffer<ArrayBuffer> {
  let sheet = known.get(css)
  if (sheet === undefined)
    known.set(css, (sheet = { parts: partsOf(inBytes(css)), used: new LRUCache({ max: MOST_USED }) }))
  const attributes = classAttributes(html)
  const key = attributes.join('\n')
  let used = sheet.used.get(key)
  if (used === undefined) {
    const text = textOf(sheet.parts, new Set(attributes.flatMap((names) => names.split(' '))))
    sheet.used.set(key, (used = Buffer.from(text, 'latin1')))
  }
  return used
}

/** One character for each byte, like the page. */
function inBytes(css: string): string {
  return Buffer.from(css).toString('latin1')
}

/** The values of the page's class attributes, each once, in their order. */
function classAttributes(html: string): string[] {
  const found = new Set<string>()
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length
    at = html.indexOf('"', start)
    if (at === -1) break
    found.add(html.slice(start, at))
  }
  return [...found]
}

function textOf(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts.map((part) => partText(part, used)).join('')
}

function partText(part: Part, used: ReadonlySet<string>): string {
  if (typeof part === 'string') return part
  if ('parts' in part) {
    const text = textOf(part.parts, used)
    return text === '' ? '' : `${part.condition}{${text}}`
  }
  const selectors = part.selectors.filter(({ classes }) => classes.every((name) => used.has(name)))
  return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${part.body}}`
}

/** @param css as the build writes it: minified, without comments */
function partsOf(css: string): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < css.length;) {
    const start = indexOutside(css, /[{;]/, at)
    if (start === css.length || css[start] === ';') {
      parts.push(css.slice(at, start + 1))
      at = start + 1
      continue
    }
    const end = closingBrace(css, start)
    const prelude = css.slice(at, start)
    const body = css.slice(start + 1, end)
    if (/^@(media|supports|container|layer)\b/.test(prelude)) parts.push({ condition: prelude, parts: partsOf(body) })
    else if (prelude.startsWith('@')) parts.push(css.slice(at, end + 1))
    else parts.push({ selectors: selectorsOf(prelude), body })
    at = end + 1
  }
  return parts
}

function selectorsOf(prelude: string): Rule['selectors'] {
  const texts: string[] = []
  let at = 0
  for (let depth = 0, place = 0; place <= prelude.length; place += 1) {
    const character = prelude[place]
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character !== undefined && (character !== ',' || depth > 0)) continue
    texts.push(prelude.slice(at, place))
    at = place + 1
  }
  return texts.map((text) => ({ text, classes: neededClasses(text) }))
}

/** The classes that an element must have. Brackets may contain alternatives or exclusions, so they are skipped. */
function neededClasses(selector: string): string[] {
  let bare = selector
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '')
  }
  return [...bare.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)
}

function closingBrace(css: string, open: number): number {
  let depth = 1
  let at = open
  while (depth > 0 && at < css.length) {
    at = indexOutside(css, /[{}]/, at + 1)
    depth += css[at] === '{' ? 1 : -1
  }
  return at
}

/** The index of the next of these characters outside quotation marks; the end if there is none. */
function indexOutside(css: string, characters: RegExp, from: number): number {
  let quote = ''
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? ''
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (characters.test(character)) return at
  }
  return css.length
}
