import { resolve, type ContractDocument, type JsonSchema } from './document.ts'

/** The path to a text within a value: the keys from the top, with `*` for the items of a list. */
export type Place = readonly string[]

/** The places of a schema's values that the contract marks as HTML. */
export function htmlPlaces(document: ContractDocument, schema: JsonSchema): Place[] {
  const places = placesBelow(document, schema, [])
  return [...new Map(places.map((place) => [place.join('/'), place])).values()]
}

function placesBelow(document: ContractDocument, source: JsonSchema, above: readonly JsonSchema[]): Place[] {
  const schema = resolve(document, source)
  // A schema within itself, such as a tree's branch: its own texts are found, but not those of nested branches.
  if (above.includes(schema)) return []
  const within = [...above, schema]
  const below = (child: JsonSchema, ...key: string[]) =>
    placesBelow(document, child, within).map((place) => [...key, ...place])
  return [
    ...(schema.contentMediaType === 'text/html' ? [[]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => below(property, name)),
    ...(schema.items === undefined ? [] : below(schema.items, '*')),
    ...(schema.oneOf ?? []).flatMap((choice) => below(choice)),
  ]
}
