import { operations } from './generated/operations.ts'

/** Of a path, for the methods that the contract has for it. */
interface ContractPath {
  matches: RegExp
  method: string
}

/**
 * A parameter is one segment of unreserved characters (RFC 3986 §2.3), and no dot first: nothing behind the portal can
 * decode it, cut it at a `;` or climb with it to another path. The contract's ids are made of fewer.
 */
const PARAMETER = String.raw`[\w~-][\w.~-]*`

const fixed = new Map<string, string[]>()
const templates: ContractPath[] = []

for (const { method, path } of Object.values(operations)) {
  if (path.includes('{')) templates.push({ matches: templatePattern(path), method })
  else fixed.set(path, [...(fixed.get(path) ?? []), method])
}

/**
 * The methods that the contract has for a path of the gateway; none for a path it does not know. The path is compared as
 * it stands, letter by letter and undecoded.
 */
export function contractMethods(path: string): string[] {
  const fitting = templates.filter(({ matches }) => matches.test(path)).map(({ method }) => method)
  const methods = new Set([...(fixed.get(path) ?? []), ...fitting])
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods]
}

function templatePattern(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(PARAMETER)}$`)
}
