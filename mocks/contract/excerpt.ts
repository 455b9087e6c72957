import type { ContractDocument } from '#compiler/document.ts'
import { reachedComponents } from '#compiler/references.ts'

/**
 * The contract of one operation (method in lower case): a copy with only its path, its method and the components it
 * reaches. Throws when a reference leads nowhere.
 */
export function excerptOf(document: ContractDocument, path: string, method: string): ContractDocument {
  const operation = document.paths[path]?.[method]
  return structuredClone({
    ...document,
    paths: { [path]: { [method]: operation } },
    components: reachedComponents(document, [operation]),
  })
}
