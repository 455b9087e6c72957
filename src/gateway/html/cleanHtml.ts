import type { Element, Nodes } from 'hast'
import { fromDom } from 'hast-util-from-dom'
import { fromParse5 } from 'hast-util-from-parse5'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { defaultTreeAdapter, parseFragment } from 'parse5'
import { htmlRules } from '../generated/html.ts'

const schema: Schema = {
  tagNames: htmlRules.elements,
  attributes: htmlRules.attributes,
  protocols: htmlRules.schemes,
  ancestors: htmlRules.within,
  strip: htmlRules.withContent,
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}

/** A fragment of HTML, reduced to what contract/html.yaml allows. Empty if it was built to exhaust a parser. */
export function cleanHtml(html: string): string {
  return print(cleanTree(html))
}

/**
 * The same for display on a page: headings below the page's own h1, and links to other sites pass on neither reputation
 * nor a referrer.
 */
export function cleanHtmlForPage(html: string): string {
  const tree = cleanTree(html)
  fitIntoPage(tree)
  return print(tree)
}

function cleanTree(html: string): Nodes {
  try {
    return sanitize(parse(html), schema)
  } catch (error) {
    if (error instanceof ExcessiveHtml) return { type: 'root', children: [] }
    throw error
  }
}

/** Parses as a browser would. A browser does it itself, in a template, where nothing runs and nothing is loaded. */
function parse(html: string): Nodes {
  if (!(import.meta.env?.SSR ?? true)) return fromDom(parseInBrowser(html))
  return fromParse5(parseFragment(html, { treeAdapter: boundedAdapter() }))
}

function parseInBrowser(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  const tooDeep = Array.from({ length: htmlRules.maxDepth + 1 }, () => '*').join('>')
  const isExcessive = content.querySelectorAll('*').length > htmlRules.maxElements || content.querySelector(tooDeep)
  if (isExcessive) throw new ExcessiveHtml()
  return content
}

function print(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } })
}

class ExcessiveHtml extends Error {
  override name = 'ExcessiveHtml'
}

/**
 * Aborts a parse that grows too large. HTML repeats unclosed formatting in every following paragraph, so that 5 KB of
 * text can become more than a megabyte.
 */
function boundedAdapter(): typeof defaultTreeAdapter {
  let elements = 0
  let open = 0
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1
      if (elements > htmlRules.maxElements) throw new ExcessiveHtml()
      return defaultTreeAdapter.createElement(...element)
    },
    onItemPush() {
      open += 1
      if (open > htmlRules.maxDepth) throw new ExcessiveHtml()
    },
    onItemPop() {
      open -= 1
    },
  }
}

/** A link to another site: an absolute URL, or one without a scheme, with either kind of slash. */
const ELSEWHERE = /^(https?:|[\\/]{2})/i

function fitIntoPage(node: Nodes): void {
  if (node.type === 'element') fitElement(node)
  if ('children' in node) for (const child of node.children) fitIntoPage(child)
}

function fitElement(element: Element): void {
  if (element.tagName === 'h1') element.tagName = 'h2'
  if (element.tagName === 'img') element.properties['alt'] ??= ''
  if (element.tagName === 'a' && ELSEWHERE.test(String(element.properties['href']))) {
    element.properties['rel'] = ['nofollow', 'noopener', 'noreferrer']
  }
}
