import type { BundledDocument } from '../../generate/bundle.ts'
import type { Pointer } from '../locate.ts'
import type { Break, Side } from './break.ts'
import { isKindOf, limitBreaks, valueBreaks, type Schema } from './values.ts'

/** A schema of one contract and where it stands there. */
export interface Placed {
  document: BundledDocument
  schema: Schema
  pointer: Pointer
}

interface Comparison {
  /** Describes the values that travel: of the released contract in a request, of the current one in a reply. */
  sent: Placed
  /** Describes what the reader counts on. */
  expected: Placed
  side: Side
}

/**
 * Compares schemas by whether every value that is sent is one that the reader expects. Readers of replies take fields they
 * do not know; readers of requests refuse them, because objects are closed. Knows the schemas that the contract's lint
 * allows: oneOf and anyOf, no allOf, closed objects.
 */
export function createSchemaComparer() {
  const known = new Map<string, Break[]>()

  function compare(released: Placed, current: Placed, side: Side): Break[] {
    const [before, after] = [follow(released), follow(current)]
    const key = `${side} ${before.pointer.join('/')} ${after.pointer.join('/')}`
    const found = known.get(key)
    if (found !== undefined) return found
    const breaks: Break[] = []
    // Before looking inside: a schema may refer to itself.
    known.set(key, breaks)
    const place = isComponent(before) && isComponent(after) ? after.pointer : current.pointer
    const [sent, expected] = side === 'request' ? [before, after] : [after, before]
    breaks.push(...compareBranches({ sent, expected, side }, place))
    return breaks
  }

  /** `place` is where a kind of value that is not expected is reported. */
  function compareBranches({ sent, expected, side }: Comparison, place: Pointer): Break[] {
    const choices = branchesOf(expected)
    return branchesOf(sent).flatMap((branch) => {
      const fitting = choices.filter((choice) => isKindOf(branch.schema, choice.schema))
      const tried = fitting.map((choice) => compareBranch({ sent: branch, expected: choice, side }))
      if (tried.some((breaks) => breaks.length === 0)) return []
      const counterpart = fitting.findIndex((choice) => choice.pointer.at(-1) === branch.pointer.at(-1))
      const closest = tried[counterpart] ?? tried.toSorted((a, b) => a.length - b.length)[0]
      if (closest !== undefined) return closest
      return [{ pointer: place, message: typeBreak(branch.schema, side) }]
    })
  }

  function compareBranch(comparison: Comparison): Break[] {
    const { sent, expected, side } = comparison
    const { pointer } = currentOf(comparison)
    const own = [...valueBreaks(sent.schema, expected.schema, side), ...limitBreaks(sent.schema, expected.schema, side)]
    return [
      ...own.map(({ keyword, message }) => ({ pointer: [...pointer, keyword], message })),
      ...compareFields(comparison),
      ...compareItems(comparison),
    ]
  }

  function compareFields(comparison: Comparison): Break[] {
    const { sent, expected, side } = comparison
    const { pointer } = currentOf(comparison)
    const [sentFields, expectedFields] = [sent.schema.properties ?? {}, expected.schema.properties ?? {}]
    const at = (name: string) => [...pointer, 'properties', name]
    const missing = Object.keys(expectedFields).filter((name) => !(name in sentFields))
    const unknown = Object.keys(sentFields).filter((name) => !(name in expectedFields))
    const shared = Object.keys(sentFields).filter((name) => name in expectedFields)
    const uncertain = (expected.schema.required ?? []).filter(
      (name) => !sent.schema.required?.includes(name) && (side === 'request' || name in sentFields),
    )
    return [
      ...(side === 'reply' ? missing : []).map((name) => ({ pointer: at(name), message: `the field ${name} is gone` })),
      ...(side === 'request' ? unknown : []).map((name) => ({
        pointer: at(name),
        message: `the field ${name} is no longer taken`,
      })),
      ...uncertain.map((name) => ({
        pointer: at(name),
        message: side === 'request' ? `the field ${name} is now required` : `the field ${name} may now be missing`,
      })),
      ...shared.flatMap((name) =>
        compareChild(comparison, ['properties', name], (schema) => schema.properties?.[name]),
      ),
    ]
  }

  function compareItems(comparison: Comparison): Break[] {
    return compareChild(comparison, ['items'], (schema) => schema.items)
  }

  function compareChild(comparison: Comparison, keys: Pointer, pick: (schema: Schema) => Schema | undefined): Break[] {
    const { sent, expected, side } = comparison
    const [sentChild, expectedChild] = [pick(sent.schema), pick(expected.schema)]
    if (sentChild === undefined || expectedChild === undefined) return []
    const child = (parent: Placed, schema: Schema) => ({ ...parent, schema, pointer: [...parent.pointer, ...keys] })
    const [first, second] = [child(sent, sentChild), child(expected, expectedChild)]
    return side === 'request' ? compare(first, second, side) : compare(second, first, side)
  }

  return compare
}

function currentOf({ sent, expected, side }: Comparison): Placed {
  return side === 'request' ? expected : sent
}

function isComponent({ pointer }: Placed): boolean {
  return pointer[0] === 'components' && pointer.length === 3
}

function typeBreak({ type = 'value', title }: Schema, side: Side): string {
  const kind = type === 'object' && title !== undefined ? title : String(type)
  return side === 'request' ? `${kind} is no longer taken here` : `${kind} may now come here`
}

/** The schema itself, or the component it refers to. */
export function follow(placed: Placed): Placed {
  const { document, schema } = placed
  if (schema.$ref === undefined) return placed
  const pointer = schema.$ref.split('/').slice(1)
  const [, section = '', name = ''] = pointer
  return follow({ document, schema: document.components[section]?.[name] ?? {}, pointer })
}

/** Every kind of value a schema allows, each by itself: the choices of oneOf and anyOf, and the types of a list of types. */
function branchesOf(placed: Placed): Placed[] {
  const { schema, pointer } = placed
  const listed = (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).map((choice, index) =>
      follow({ ...placed, schema: choice, pointer: [...pointer, keyword, String(index)] }),
    ),
  )
  if (listed.length > 0) return listed.flatMap(branchesOf)
  const types = [schema.type ?? []].flat()
  return types.length === 0 ? [placed] : types.map((type) => withType(placed, type))
}

function withType({ document, schema, pointer }: Placed, type: string): Placed {
  return { document, schema: { ...schema, type }, pointer }
}
