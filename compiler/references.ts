import { resolve, type ContractDocument } from './document.ts'

/** Every `$ref` below a node. */
export function* referencesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    if (key === '$ref' && typeof child === 'string') yield child
    else yield* referencesIn(child)
  }
}

/** The components that the nodes reach, directly or indirectly. Throws when a reference leads nowhere. */
export function reachedComponents(
  document: ContractDocument,
  nodes: readonly unknown[],
): Record<string, Record<string, unknown>> {
  const components = new Map<string, Record<string, unknown>>()
  // Security schemes are named without a `$ref`.
  const { securitySchemes } = document.components ?? {}
  if (securitySchemes !== undefined) components.set('securitySchemes', securitySchemes)
  const waiting = [...nodes]
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
  return Object.fromEntries(components)
}
