import type { ContractDocument } from '#compiler/document.ts'

/** Finds what follows from a part of the contract once: a check asks it of every value of every reply. */
export function perSchema<Part extends object, Found extends object>(
  find: (document: ContractDocument, part: Part) => Found,
): (document: ContractDocument, part: Part) => Found {
  const known = new WeakMap<Part, Found>()
  return (document, part) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const found = find(document, part)
    known.set(part, found)
    return found
  }
}
