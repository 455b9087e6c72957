import { resolve, type ContractDocument } from '#compiler/document.ts'
import { perSchema } from './perSchema.ts'
import { described, walk, type FullSchema } from './schema.ts'

type Fields = Record<string, unknown>

/** Stands for the value of a field that a view may leave out, and leaves out. No JSON is empty. */
export const absent = ''

/** What one place of a reply shows of a record: a view of it, or fields that stand beside a reference to it. */
export interface Sighting {
  /** The kind of record (`x-identifies`). */
  kind: string
  id: string
  /** JSON pointer in the reply's data. The items of a list share `*`. */
  at: string
  /** By the field's name in the record, and below it for nested objects: the name shown here, and the value as JSON. */
  fields: Map<string, { name: string; json: string }>
  /** The record must be there: it is shown, or referred to in a way that lasts no longer than the record. */
  isThere: boolean
  /** It is a view of the record, and not a reference to it. */
  isOwn: boolean
  /** The object that shows it. */
  owner: object
  /** What the record has as long as the reference is valid. */
  has?: Conditions
}

/** The view of a record (contract/README.md, Records). */
interface Identity {
  kind: string
  /** Records with one of these values show something else than the other views. */
  unless?: Conditions
  /** What the view says without showing it: only such records are in it. */
  with?: Fields
}

type Conditions = Record<string, unknown[]>

/** A reference to a record of another kind. */
interface Reference {
  to: string | Record<string, string>
  /** The field that decides between several kinds. */
  by?: string
  /** By field beside the reference, the field of the record. */
  as?: Record<string, string>
  unless?: Conditions
  /** The records of `unless` are not public. */
  gone?: true
  /** The values that the record itself has, while none of `unless` says otherwise. */
  has?: Conditions
  /** Why the reference may outlive the record. */
  outlives?: string
}

interface Property extends FullSchema {
  /** The name of the same field in other views. */
  'x-shown-as'?: string
  'x-identifies'?: string | Identity
  'x-refers'?: Reference
  'x-may-differ'?: string
}

/** Every record that a reply shows, wherever it is in the reply. */
export function sightingsIn(document: ContractDocument, schema: FullSchema, data: unknown): Sighting[] {
  const found: Sighting[] = []
  walk(document, { value: data, schema, names: [], at: '' }, ({ value, schema: own, at }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const record = value as Fields
    for (const { name, identity, reference } of idFields(document, own)) {
      if (identity !== undefined && !isExcepted(identity, record))
        found.push(
          ...idsOf(record[name]).map((id) => ({
            kind: identity.kind,
            id,
            at,
            fields: shownFields(document, own, record, identity),
            isThere: true,
            isOwn: true,
            owner: record,
          })),
        )
      const target = reference && (isExcepted(reference, record) ? undefined : targetOf(reference, record))
      if (reference !== undefined && target !== undefined)
        found.push(
          ...idsOf(record[name]).map((id) => ({
            kind: target,
            id,
            at,
            fields: copiedFields(document, own, record, reference),
            isThere: reference.outlives === undefined,
            isOwn: false,
            owner: record,
            ...(reference.has === undefined ? {} : { has: reference.has }),
          })),
        )
    }
  })
  return found
}

interface IdField {
  name: string
  identity: Identity | undefined
  reference: Reference | undefined
}

/** The fields with an id, of the record itself or of others. */
const idFields = perSchema((document: ContractDocument, { properties = {} }: FullSchema): IdField[] =>
  (Object.entries(properties) as [string, Property][])
    .map(([name, property]) => ({
      name,
      identity: identityBy(document, property),
      reference: property['x-refers'] ?? itemOf(property)['x-refers'],
    }))
    .filter(({ identity, reference }) => identity !== undefined || reference !== undefined),
)

/** The kind of the record that the field refers to, if the object says that it is no longer public. */
export function closedBy(field: FullSchema, record: Record<string, unknown>): string | undefined {
  const { 'x-refers': reference } = field as Property
  return reference?.gone === true && isExcepted(reference, record) ? targetOf(reference, record) : undefined
}

function itemOf({ items = {} }: Property): Property {
  return items
}

/** The kinds that a reply can show. */
export const kindsIn = perSchema((document: ContractDocument, reply: FullSchema): ReadonlySet<string> => {
  const kinds = new Set<string>()
  addKinds(document, reply, kinds, new Set())
  return kinds
})

function addKinds(document: ContractDocument, node: unknown, kinds: Set<string>, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  const { $ref, 'x-identifies': own, 'x-refers': reference } = node as Property
  if (own !== undefined) kinds.add(typeof own === 'string' ? own : own.kind)
  const { to = {} } = reference ?? {}
  for (const kind of typeof to === 'string' ? [to] : Object.values(to)) kinds.add(kind)
  const children = [...Object.values(node), ...($ref === undefined ? [] : [resolve(document, node as FullSchema)])]
  for (const child of children) addKinds(document, child, kinds, seen)
}

/** The kind of the record that the whole reply is. */
export function kindOf(document: ContractDocument, schema: FullSchema): string | undefined {
  const { properties = {}, oneOf = [] } = resolve(document, schema)
  const own = Object.values(properties).map((property) => identityBy(document, property as Property)?.kind)
  return own.find((kind) => kind !== undefined) ?? oneOf.map((branch) => kindOf(document, branch)).find(Boolean)
}

/** The kind of the records whose ids the field has. */
export function kindNamedBy(document: ContractDocument, field: FullSchema): string | undefined {
  const reference = (field as Property)['x-refers']
  return identityBy(document, field)?.kind ?? (typeof reference?.to === 'string' ? reference.to : undefined)
}

function identityBy(document: ContractDocument, property: Property): Identity | undefined {
  const stated = property['x-identifies'] ?? resolve(document, property)['x-identifies']
  return typeof stated === 'string' ? { kind: stated } : stated
}

function isExcepted({ unless = {} }: { unless?: Conditions }, record: Fields): boolean {
  return Object.entries(unless).some(([name, values]) => values.includes(record[name]))
}

function idsOf(value: unknown): string[] {
  return [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')
}

function targetOf({ to, by }: Reference, record: Fields): string | undefined {
  if (typeof to === 'string') return to
  return by === undefined ? undefined : to[String(record[by])]
}

/** The fields of a view of the record, without its id and what the contract lets differ. */
function shownFields(
  document: ContractDocument,
  schema: FullSchema,
  record: Fields,
  { with: stated = {} }: Identity,
): Sighting['fields'] {
  const fields: Sighting['fields'] = new Map()
  for (const [name, value] of Object.entries(stated)) fields.set(name, { name, json: JSON.stringify(value) })
  for (const [name, property] of Object.entries(schema.properties ?? {}) as [string, Property][]) {
    if (identityBy(document, property) !== undefined) continue
    const usual = property['x-shown-as'] ?? name
    const compared = record[name] === undefined ? leftOut(document, property, usual) : undefined
    for (const [path, json] of compared ?? comparable(document, property, record[name], usual))
      fields.set(path, { name, json })
  }
  return fields
}

/** The field of a view that does not show it, or of an object that it does not show. */
function leftOut(document: ContractDocument, property: Property, path: string): [string, string][] {
  if (mayDiffer(document, property) || 'x-member-only' in property) return []
  const { properties } = resolve(document, property)
  if (properties === undefined) return [[path, absent]]
  return Object.entries(properties).flatMap(([name, inner]) => leftOut(document, inner, `${path}/${name}`))
}

/** The fields that stand beside a reference, under their names in the record. */
function copiedFields(document: ContractDocument, schema: FullSchema, record: Fields, { as = {} }: Reference) {
  const fields: Sighting['fields'] = new Map()
  for (const [name, field] of Object.entries(as)) {
    const property = schema.properties?.[name]
    if (property === undefined || record[name] === undefined) continue
    for (const [path, json] of comparable(document, property, record[name], field)) fields.set(path, { name, json })
  }
  return fields
}

/**
 * A value as JSON, or the values within an object by their path. Lists of objects with other fields are other lists. A
 * record within it is compared by itself.
 */
function comparable(document: ContractDocument, property: Property, value: unknown, path: string): [string, string][] {
  if (mayDiffer(document, property)) return []
  if (Array.isArray(value)) return [[path + signatureOf(value[0]), JSON.stringify(bare(document, property, value))]]
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]]
  const own = branchOf(document, property, value)
  if (Object.values(own.properties ?? {}).some((each) => identityBy(document, each) !== undefined)) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const inner = own.properties?.[name]
    return inner === undefined ? [] : comparable(document, inner, child, `${path}/${name}`)
  })
}

function mayDiffer(document: ContractDocument, property: Property): boolean {
  return property['x-may-differ'] !== undefined || resolve(document, property)['x-may-differ'] !== undefined
}

/** A value without what may differ, and of a record only its ids. */
function bare(document: ContractDocument, property: Property, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const own = branchOf(document, property, value)
  if (Array.isArray(value)) return value.map((item) => bare(document, own.items ?? {}, item))
  const entries = Object.entries(value).flatMap(([name, child]): [string, Property, unknown][] => {
    const inner = own.properties?.[name]
    return inner === undefined || mayDiffer(document, inner) ? [] : [[name, inner, child]]
  })
  const ids = entries.filter(([, inner]) => identityBy(document, inner) !== undefined)
  const shown = ids.length > 0 ? ids : entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(shown.map(([name, inner, child]) => [name, bare(document, inner, child)]))
}

/** The schema itself, or the branch of a union that has the value's fields. */
function branchOf(document: ContractDocument, schema: FullSchema, value: unknown): FullSchema {
  return described(document, { value, schema, names: [] }).schema
}

function signatureOf(item: unknown): string {
  return typeof item === 'object' && item !== null ? ` (${Object.keys(item).join()})` : ''
}
