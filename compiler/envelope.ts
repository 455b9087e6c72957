import type { BundledDocument } from './bundle.ts'

type Node = Record<string, unknown>

/**
 * The bundle with each JSON reply in its envelope. The envelope is defined once, in common/schemas.yaml. An operation
 * names only the schema of its reply, which becomes the envelope's `data`. The envelope's title is stated by the
 * operation or derived from the description of the reply. A reply without data is EmptySuccess itself and has no title.
 * The envelope is then removed from the bundle's schemas, as it has no data of its own.
 */
export function putIntoEnvelopes(bundle: BundledDocument): BundledDocument {
  const { Envelope: envelope, ...schemas } = bundle.components['schemas'] ?? {}
  if (!isNode(envelope)) throw new Error('common/schemas.yaml has no Envelope')
  const paths = mapValues(bundle.paths, (item) => mapValues(item, (operation) => withEnvelope(operation, envelope)))
  return { ...bundle, paths, components: { ...bundle.components, schemas } }
}

function withEnvelope(operation: unknown, envelope: Node): unknown {
  const copy = structuredClone(operation)
  const reply = at(copy, 'responses', '200')
  const json = at(reply, 'content', 'application/json')
  const schema = at(json, 'schema')
  if (json === undefined || schema === undefined) return copy
  const { title = `${String(reply?.['description'])}回复`, ...data } = schema
  const { oneOf } = structuredClone(envelope)
  const [success, failure] = oneOf as [Node, Node]
  if (data['$ref'] === '#/components/schemas/EmptySuccess') json['schema'] = { oneOf: [data, failure] }
  else {
    const properties = { ...at(success, 'properties'), data }
    json['schema'] = { oneOf: [{ ...success, title, properties }, failure] }
  }
  return copy
}

function at(node: unknown, ...keys: string[]): Node | undefined {
  const found = keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
  return isNode(found) ? found : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
