import type { Schema } from '#gateway/contract.ts'

type DescriptionHtml = NonNullable<Schema<'AchievementResourceForm'>['description']>

const blocks = 'p, li, br, tr, div, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** The text of an HTML text, a line for each block. For the browser only. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll(blocks)) block.after('\n')
  for (const cell of body.querySelectorAll('td, th')) cell.after(' ')
  return linesOf(body.textContent).join('\n')
}

/** A plain text as HTML, a paragraph for each line. */
export function htmlOfText(text: string): DescriptionHtml {
  return linesOf(text)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
