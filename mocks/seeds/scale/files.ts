import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FileRow } from '#mocks/services/uaa/file/files.ts'
import { pdfDocument, rewriteForm } from '../documents.ts'
import { rewordingOf } from './rewording.ts'

/** The copied policy's version of the file, with its own id. */
export function copiedFile(file: Schema<'UploadedFile'>, policyId: string): Schema<'UploadedFile'> {
  return { ...file, url: copiedFileUrl(file.url, policyId), uid: copiedId(file.uid, policyId) }
}

/** The file's address in a copied policy. */
export function copiedFileUrl(url: string, policyId: string): string {
  return url.replace(/(?<=[?&]filePath=)[^&]+/, (id) => copiedId(id, policyId))
}

function copiedId(id: string, policyId: string): string {
  return `${id}-of-${policyId}`
}

/**
 * The file of a copied policy, or undefined for any other id. It is generated on request: generating thousands of files
 * at the start would take seconds and many megabytes.
 */
export function fileOfCopy(store: Store, id: string): FileRow | undefined {
  const [, fileId = '', policyId = '', originalId = '', copy = ''] = /^(.+)-of-((p-\d+)-(\d+))$/.exec(id) ?? []
  const file = store.files.get(fileId)
  const policy = store.policies.get(policyId)
  const original = store.policies.get(originalId)
  if (file === undefined || policy === undefined || original === undefined) return undefined
  const reword = rewordingOf(original, Number(copy))
  const kept = Buffer.from(file.content, 'base64')
  const texts = policy.clauses.map(({ title, text }) => `${title}：${text}`)
  const content = file.name.endsWith('.pdf')
    ? pdfDocument(policy.title, texts)
    : file.name.endsWith('.doc')
      ? rewriteForm(kept, (text) => reword(text.replaceAll(original.title, policy.title)))
      : kept
  return { ...file, id, size: content.length, content: content.toString('base64') }
}
