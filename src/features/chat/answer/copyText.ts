import type { Answer } from '../conversation/conversation.ts'
import { citationName } from './Citations.tsx'
import { plainText } from './markdownTree.ts'

/** An answer as it is copied: its words, and below them what they are taken from, with full addresses. */
export function copyText({ text, citations }: Pick<Answer, 'text' | 'citations'>, origin: string): string {
  const sources = citations.map(
    (citation, index) => `[${index + 1}] ${citationName(citation)} ${new URL(citation.url, origin).href}`,
  )
  return [plainText(text), ...(sources.length === 0 ? [] : ['依据：', ...sources])].join('\n')
}
