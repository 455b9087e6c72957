import { NotFoundFailure, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import { containsWords } from '../library/search/words.ts'

export const declareFileHandlers = {
  pageDeclareFiles: ({ store, query }) => {
    const { keyword, year, department } = query
    const files = store.policyDeclareFiles.filter(
      (file) =>
        containsWords(file.title, keyword) &&
        (year === undefined || file.year === year) &&
        (department === undefined || file.department === department),
    )
    const newestFirst = files.toSorted((a, b) =>
      a.publishTime === b.publishTime ? 0 : a.publishTime < b.publishTime ? 1 : -1,
    )
    return pageOf(newestFirst, query, ({ paragraphs: _paragraphs, ...file }) => file)
  },

  previewDeclareDoc: ({ store, query }) => {
    const file = store.policyDeclareFiles.find(({ docUrl }) => docUrl === query.docUrl)
    if (file === undefined) throw new NotFoundFailure()
    return previewPage(file.title, file.paragraphs)
  },
} satisfies Handlers

/** A page without scripts, styles or links, so that it is safe in any frame. */
function previewPage(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  const heading = escapeHtml(title)
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    `<title>${heading}</title></head><body><h1>${heading}</h1>${body}</body></html>`
  )
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
