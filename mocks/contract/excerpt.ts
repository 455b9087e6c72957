import { resolve, type ContractDocument } from './document.ts'

/**
 * The contract of one operation (method in lower case): a copy with only its own path, method and the components it
 * reaches. Throws when a reference leads nowhere.
 */
export function excerptOf(document: ContractDocument, path: string, method: string): ContractDocument {
  const operation = document.paths[path]?.[method]
  const components = new Map<string, Record<string, unknown>>()
  // Security schemes are named without a reference.
  const { securitySchemes } = document.components ?? {}
  if (securitySchemes !== undefined) components.set('securitySchemes', securitySchemes)
  const waiting: unknown[] = [operation]
  const reached = new Set<string>()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const reference of referencesIn(node)) {
      if (reached.has(reference)) continue
      reached.add(reference)
      const component = resolve(document, { $ref: reference })
      const [, , kind = '', name = ''] = reference.split('/')
      components.set(kind, { ...components.get(kind), [name]: component })
      waiting.push(component)
    }
  }
  return structuredClone({
    ...document,
    paths: { [path]: { [method]: operation } },
    components: Object.fromEntries(components),
  })
}

function* referencesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    if (key === '$ref' && typeof child === 'string') yield child
    else yield* referencesIn(child)
  }
}
