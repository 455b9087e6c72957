import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** An answer's Markdown, including tables, as a tree. HTML in it is treated as plain text. */
export function markdownTree(text: string): Root {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
}

/** An answer's plain text, to read out, copy or hand over. */
export function plainText(text: string): string {
  return textOf(markdownTree(text))
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

const ownLine = new Set<Nodes['type']>(['paragraph', 'heading', 'listItem', 'tableRow', 'blockquote', 'code'])

function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'code' ? `${node.value}\n` : node.value
  if ('alt' in node) return node.alt ?? ''
  if (node.type === 'break') return '\n'
  if (node.type === 'linkReference') return `[${node.children.map(textOf).join('')}]`
  if (!('children' in node)) return ''
  const inside = node.children.map(textOf).join(node.type === 'tableRow' ? ' ' : '')
  return ownLine.has(node.type) ? `${inside}\n` : inside
}
