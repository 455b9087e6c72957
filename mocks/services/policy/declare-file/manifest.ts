import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { NotFoundFailure } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { containsWords } from '../library/search/words.ts'
import type { PolicyRow } from '../library/policyRows.ts'

/** A form, notice or list that belongs to a declaration. */
interface PolicyDeclareFileRow extends Schema<'PolicyDeclareFile'> {
  /** Its text, for the preview. */
  paragraphs: string[]
}

export const manifest: Manifest<{ policyDeclareFiles: PolicyDeclareFileRow }> = {
  tables: { policyDeclareFiles: 'region' },
  seeds: { uses: ['policies'], write: seedPolicyDeclareFiles },
  handlers: {
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
  },
}

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

/** Every blank form and attachment of a policy that accepts declarations. Seeded after the policies. */
function seedPolicyDeclareFiles(store: Store, clock: Clock): void {
  const policies = store.policies.filter((policy) => policy.batches.length > 0 && !policy.offShelf)
  for (const policy of policies) {
    const forms = policy.materials.flatMap(({ template }) => template ?? [])
    for (const [index, file] of [...policy.attachments, ...forms].entries()) {
      const [batch] = policy.batches
      store.policyDeclareFiles.insert({
        id: `df-${policy.id.slice(2)}-${index + 1}`,
        title: file.name.replace(/\.\w+$/, ''),
        docUrl: file.url,
        fileType: file.name.endsWith('.pdf') ? 'pdf' : 'doc',
        size: file.size,
        department: policy.leadDept,
        publishTime: policy.publishTime,
        policyId: policy.id,
        ...(batch === undefined ? {} : { batch: batch.batchName }),
        year: Number((batch?.start ?? clock.today()).slice(0, 4)),
        downloadCount: Math.round(policy.viewCount / (30 * (index + 1))),
        paragraphs: paragraphsOf(policy),
      })
    }
  }
}

function paragraphsOf(policy: Readonly<PolicyRow>): string[] {
  return [policy.title, ...policy.clauses.map(({ title, text }) => `${title}：${text}`)]
}
