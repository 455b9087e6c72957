import type { BundledDocument } from './bundle.ts'
import { distinct, nameOf, type Finding } from './finding.ts'
import { createLocator } from './locate.ts'
import { findUnsoundness } from './soundness.ts'

const namedPlaces = 5

/**
 * The contract's faults, with their places in the sources: schemas that do not compile, and examples that do not match
 * their schemas. Examples that violate the same part of a schema are one finding that names the other places. `part` is
 * the part of the bundle to check.
 */
export function findFaults(
  bundle: BundledDocument,
  folder: string,
  part: Parameters<typeof findUnsoundness>[0] = bundle,
) {
  const locate = createLocator(folder)
  const byCause = new Map<unknown, Finding[]>()
  for (const { pointer, message, cause = Symbol(message) } of findUnsoundness(part)) {
    const found = byCause.get(cause) ?? []
    byCause.set(cause, [...found, locate(pointer, message)])
  }
  return distinct([...byCause.values()].flatMap((findings) => joinPlaces(distinct(findings))))
}

function joinPlaces([first, ...others]: Finding[]): Finding[] {
  if (first === undefined) return []
  if (others.length === 0) return [first]
  const places = others.slice(0, namedPlaces).map(({ file, line }) => `${nameOf(file)}:${line}`)
  const rest = others.length > namedPlaces ? ` and ${others.length - namedPlaces} more` : ''
  return [{ ...first, message: `${first.message} (also at ${places.join(', ')}${rest})` }]
}
