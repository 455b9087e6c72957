import type { ContractDocument, ContractOperation } from '#compiler/document.ts'

/** The envelope that a reply is meant to be. */
type EnvelopeKind = 'success' | 'failure'

interface Branched {
  oneOf?: object[]
}

/**
 * The contract with only one of the two envelopes under each 200. A reply that fits neither violates both, and only the
 * violations of the intended one are useful.
 */
export function narrowTo(kind: EnvelopeKind, document: ContractDocument): ContractDocument {
  const narrowed = structuredClone(document)
  const schemas = Object.values(narrowed.paths)
    .flatMap((item) => Object.values(item) as Partial<ContractOperation>[])
    .flatMap((operation) => operation.responses?.['200']?.content?.['application/json'] ?? [])
  for (const media of schemas) {
    const branch = (media.schema as Branched).oneOf?.[kind === 'success' ? 0 : 1]
    if (branch !== undefined) media.schema = branch
  }
  return narrowed
}

/** Undefined when the body is not an envelope. */
export function kindOf(status: number, body: unknown): EnvelopeKind | undefined {
  if (status !== 200 || typeof body !== 'object' || body === null || !('returnCode' in body)) return undefined
  return String(body.returnCode).startsWith('200') ? 'success' : 'failure'
}
