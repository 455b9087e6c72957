import type { ContractDocument } from './document.ts'
import { reachedComponents, referencesIn } from './references.ts'

/**
 * What has to be checked of a contract whose last version was sound: the operations and components that have changed or
 * that reference a change, with everything they reach. Throws when a reference leads nowhere.
 */
export function changedPart(before: ContractDocument, after: ContractDocument): ContractDocument {
  const components = listComponents(after)
  const known = new Map(listComponents(before).map(({ reference, node }) => [reference, JSON.stringify(node)]))
  const stale = new Set(
    components
      .filter(({ reference, node }) => known.get(reference) !== JSON.stringify(node))
      .map(({ reference }) => reference),
  )
  const leadsToStale = (node: unknown) => [...referencesIn(node)].some((reference) => stale.has(reference))
  let waiting = components.filter(({ reference }) => !stale.has(reference))
  for (;;) {
    const found = waiting.filter(({ node }) => leadsToStale(node))
    if (found.length === 0) break
    for (const { reference } of found) stale.add(reference)
    waiting = waiting.filter(({ reference }) => !stale.has(reference))
  }
  const paths = Object.fromEntries(
    Object.entries(after.paths).flatMap(([path, item]) => {
      const changed = Object.entries(item).filter(
        ([method, node]) => JSON.stringify(before.paths[path]?.[method]) !== JSON.stringify(node) || leadsToStale(node),
      )
      return changed.length === 0 ? [] : [[path, Object.fromEntries(changed)]]
    }),
  )
  const references = [...stale].map(($ref) => ({ $ref }))
  return { ...after, paths, components: reachedComponents(after, [paths, references]) }
}

function listComponents(document: ContractDocument): { reference: string; node: unknown }[] {
  return Object.entries(document.components ?? {}).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, node]) => ({ reference: `#/components/${kind}/${name}`, node })),
  )
}
