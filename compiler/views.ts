import type { BundledDocument } from './bundle.ts'
import { ContractError, type Finding } from './finding.ts'
import { createLocator, type Pointer } from './locate.ts'

type Node = Record<string, unknown>

/** Keywords of a view that its closed object does not keep. */
const composing = new Set([
  'allOf',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'x-order',
])

/**
 * The bundle with every view expanded to a closed object. A resource's fields are defined once, in an open object that
 * only views refer to. A view is an `allOf` of such fields. Either it names its fields (`name: true`, or with its own
 * texts) and is closed by `additionalProperties: false`, or it takes all of them and is closed by
 * `unevaluatedProperties: false`. The fields objects are dropped, so generators, validators and other readers of the
 * bundle see only closed objects. Throws a ContractError when a view names a missing field.
 */
export function writeOutViews(bundle: BundledDocument, folder: string): BundledDocument {
  const locate = createLocator(folder)
  const faults: Finding[] = []
  const fields = new Set<string>()

  function visit(value: unknown, pointer: Pointer): unknown {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...pointer, String(index)]))
    if (!isNode(value)) return value
    const node = isView(value) ? writeOut(value, pointer) : value
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        const isData = (key === 'examples' || key === 'example') && pointer.at(-1) !== 'properties'
        return [key, isData ? child : visit(child, [...pointer, key])]
      }),
    )
  }

  function writeOut(view: Node & { allOf: unknown[] }, pointer: Pointer): Node {
    const lists = view.allOf.map((part) => listOf(part))
    const known = Object.assign({}, ...lists.map(({ properties }) => properties)) as Node
    const own = isNode(view['properties']) ? view['properties'] : {}
    for (const name of Object.keys(own)) {
      if (own[name] !== true || name in known) continue
      faults.push(locate([...pointer, 'properties', name], `the view names ${name}, which its fields do not have`))
    }
    const names =
      view['unevaluatedProperties'] === false
        ? [...new Set([...Object.keys(known), ...Object.keys(own)])]
        : Object.keys(own)
    const required = new Set([...lists.flatMap((list) => list.required), ...namesIn(view['required'])])
    const order = [...lists.flatMap((list) => list.order), ...listsIn(view['x-order'])]
      .map((list) => list.filter((name) => names.includes(name)))
      .filter((list) => list.length > 1)
    return {
      ...Object.fromEntries(Object.entries(view).filter(([key]) => !composing.has(key))),
      type: 'object',
      ...(required.size > 0 && { required: [...required] }),
      ...(order.length > 0 && { 'x-order': order }),
      additionalProperties: false,
      properties: Object.fromEntries(names.map((name) => [name, fieldOf(known[name], own[name])])),
    }
  }

  function listOf(part: unknown): { properties: Node; required: string[]; order: string[][] } {
    const reference = isNode(part) && typeof part['$ref'] === 'string' ? part['$ref'] : ''
    const name = reference.replace('#/components/schemas/', '')
    const list = bundle.components['schemas']?.[name]
    if (!isNode(list) || !isNode(list['properties'])) return { properties: {}, required: [], order: [] }
    fields.add(name)
    return {
      properties: list['properties'],
      required: namesIn(list['required']),
      order: listsIn(list['x-order']),
    }
  }

  const paths = visit(bundle.paths, ['paths']) as BundledDocument['paths']
  const components = visit(bundle.components, ['components']) as BundledDocument['components']
  if (faults.length > 0) throw new ContractError(faults)
  return { ...bundle, paths, components: { ...components, schemas: without(components['schemas'] ?? {}, fields) } }
}

/** Keywords that apply to a field whatever its schema. */
const words = new Set(['title', 'description', 'x-unit', 'x-ask', 'x-mismatch', 'x-ahead', 'x-term', 'x-file'])

/**
 * A field in a view: unchanged, or with the view's additions. A view that gives it another schema, with the reason,
 * keeps the field's texts.
 */
function fieldOf(field: unknown, own: unknown): unknown {
  if (!isNode(own)) return field
  const { 'x-differs': differs, ...said } = own
  const known = isNode(field) ? field : {}
  const isWhole = differs !== undefined && ['$ref', 'type', 'oneOf'].some((key) => key in said)
  const kept = Object.entries(known).filter(([key]) => !isWhole || words.has(key))
  return { ...Object.fromEntries(kept), ...said }
}

function without(schemas: Node, names: ReadonlySet<string>): Node {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !names.has(name)))
}

function isView(node: Node): node is Node & { allOf: unknown[] } {
  return Array.isArray(node['allOf'])
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function listsIn(value: unknown): string[][] {
  return Array.isArray(value) ? value.map(namesIn) : []
}
