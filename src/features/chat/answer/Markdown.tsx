import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { Fragment, memo, type ReactNode } from 'react'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { markdownTree } from './markdownTree.ts'
import styles from './Markdown.module.css'

interface MarkdownProps {
  text: string
  /** What to render for the mark `[n]`; undefined if there is no such source. */
  renderMark: (number: number) => ReactNode | undefined
}

/** Deeper than any genuine answer; content below that is omitted. */
const deepest = 20

/** Renders an answer's Markdown. HTML is shown as text, and a picture as its description: nothing is loaded. */
export const Markdown = memo(function Markdown({ text, renderMark }: MarkdownProps) {
  return <div className={styles['markdown']}>{render(markdownTree(text).children, renderMark, 0)}</div>
})

function render(nodes: readonly Nodes[], renderMark: MarkdownProps['renderMark'], depth: number): ReactNode {
  if (depth > deepest) return null
  return nodes.map((node) => <Fragment key={placeOf(node)}>{element(node, renderMark, depth)}</Fragment>)
}

function element(node: Nodes, renderMark: MarkdownProps['renderMark'], depth: number): ReactNode {
  const inside = (children: readonly (RootContent | PhrasingContent)[]) => render(children, renderMark, depth + 1)
  switch (node.type) {
    case 'text':
      return withMarks(node.value, renderMark)
    case 'html':
      return node.value
    case 'paragraph':
      return <p>{inside(node.children)}</p>
    case 'heading':
      // Not a heading element: an answer must not change the page's outline.
      return (
        <p>
          <strong>{inside(node.children)}</strong>
        </p>
      )
    case 'strong':
      return <strong>{inside(node.children)}</strong>
    case 'emphasis':
      return <em>{inside(node.children)}</em>
    case 'break':
      return <br />
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'thematicBreak':
      return <hr />
    case 'blockquote':
      return <blockquote>{inside(node.children)}</blockquote>
    case 'list':
      return node.ordered === true ? (
        <ol start={node.start ?? 1}>{inside(node.children)}</ol>
      ) : (
        <ul>{inside(node.children)}</ul>
      )
    case 'listItem':
      return <li>{inside(node.children)}</li>
    case 'link':
      return <ExternalLink href={node.url}>{inside(node.children)}</ExternalLink>
    case 'linkReference':
      return <>[{inside(node.children)}]</>
    case 'image':
    case 'imageReference':
      return node.alt
    case 'table':
      return <Figures table={node} inside={inside} />
    // Nodes without a special meaning in an answer.
    case 'root':
    case 'tableRow':
    case 'tableCell':
    case 'definition':
    case 'delete':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'yaml':
      break
  }
  return null
}

/** Its position in the text, which is stable as long as the answer only grows. */
function placeOf({ position }: Nodes): string {
  return `${position?.start.offset}`
}

function Figures({ table, inside }: { table: Table; inside: (children: readonly PhrasingContent[]) => ReactNode }) {
  const [head, ...rows] = table.children
  return (
    <table>
      <thead>
        <tr>
          {head?.children.map((cell) => (
            <th key={placeOf(cell)} scope="col">
              {inside(cell.children)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={placeOf(row)}>
            {row.children.map((cell) => (
              <td key={placeOf(cell)}>{inside(cell.children)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The text with its marks, such as `[1]`, replaced. */
function withMarks(text: string, renderMark: MarkdownProps['renderMark']): ReactNode {
  const parts = text.split(/(\[\d{1,2}\])/).map((part, index) => ({ part, key: `${index}` }))
  return parts.map(({ part, key }) => {
    const number = /^\[(\d{1,2})\]$/.exec(part)?.[1]
    return <Fragment key={key}>{(number && renderMark(Number(number))) ?? part}</Fragment>
  })
}
