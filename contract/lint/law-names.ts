import { at, keysAt, listAt } from './nodes.ts'

/** Each operation that is named as a source, as a counted list, or as a place to look after a write. */
export function operationsIn(laws: unknown): string[] {
  const writes = at(laws, 'writes')
  const texts = [
    ...keysAt(laws, 'values').map((name) => at(laws, 'values', name)),
    ...keysAt(laws, 'needs').map((name) => at(laws, 'needs', name, 'of')),
    ...listAt(laws, 'counts').flatMap((count) => listAt(count, 'of')),
    at(laws, 'adds', 'of'),
    ...listAt(laws, 'same').map((law) => at(law, 'in')),
    ...keysAt(laws, 'tells').map((pointer) => at(laws, 'tells', pointer)),
    ...['means', 'covers'].flatMap((kind) => listAt(laws, kind).map((law) => at(law, 'of'))),
    ...['shows', 'hidden', 'takenFrom', 'counts', 'limits'].flatMap((kind) =>
      listAt(writes, kind).map((sighting) => at(sighting, 'in')),
    ),
    ...listAt(writes, 'steps').flatMap((step) => [
      at(step, 'by'),
      ...listAt(step, 'shows').map((sighting) => at(sighting, 'in')),
    ]),
    at(writes, 'undo', 'by'),
    at(writes, 'states', 'by'),
    at(writes, 'states', 'in'),
    at(laws, 'file', 'in'),
    ...['elsewhere', 'orderElsewhere'].map((kind) => at(laws, 'list', kind, 'in')),
    at(laws, 'keyed', 'in'),
    ...[at(laws, 'wrongSecret') ?? []].flat().flatMap((law) => Object.values(at(law, 'with') ?? {}).filter(isSource)),
    ...listAt(laws, 'variants')
      .flatMap((variant) => keysAt(variant).map((name) => at(variant, name)))
      .filter(isSource),
    ...['sortsElsewhere', 'filtersElsewhere'].flatMap((kind) =>
      keysAt(laws, 'list', kind).map((name) => at(laws, 'list', kind, name, 'in')),
    ),
    at(writes, 'readBy'),
    at(writes, 'clears'),
    ...keysAt(laws, 'list', 'filters').flatMap((name) => [
      at(laws, 'list', 'filters', name, 'tree'),
      at(laws, 'list', 'filters', name, 'of'),
    ]),
    ...['among', 'none'].flatMap((kind) => keysAt(laws, 'list', kind).map((name) => at(laws, 'list', kind, name))),
    ...keysAt(laws, 'narrows').map((name) => at(laws, 'narrows', name)),
  ]
  return texts.filter((text) => typeof text === 'string').map((text) => /^\w*/.exec(text)?.[0] ?? '')
}

export function parametersIn(laws: unknown): string[] {
  const values = [
    ...keysAt(laws, 'values'),
    ...keysAt(laws, 'needs'),
    ...keysAt(laws, 'refuses'),
    ...['per', 'ignores'].flatMap((kind) => listAt(laws, 'writes', kind).map(String)),
    ...keysAt(laws, 'narrows'),
    ...['spans', 'spelt'].flatMap((kind) => keysAt(laws, kind)),
    ...listAt(laws, 'variants').flatMap((variant) => keysAt(variant)),
    ...secretsIn(laws),
    ...['harmless', 'anyValue'].flatMap((kind) => listAt(laws, kind).map(String)),
    ...['attachment', 'keys'].flatMap((kind) => [at(laws, kind) ?? []].flat().map(String)),
  ].filter((name) => !name.startsWith('body/'))
  return [
    ...values,
    ...['keyword', 'filters', 'filtersElsewhere'].flatMap((kind) => keysAt(laws, 'list', kind)),
    ...keysAt(laws, 'under'),
  ]
}

/** Whether it names a list of the gateway, and is no value itself. */
function isSource(told: unknown): boolean {
  return typeof told === 'string' && told.includes('#/')
}

/** The parameters and fields of each wrong secret. */
function secretsIn(laws: unknown): string[] {
  return [at(laws, 'wrongSecret') ?? []].flat().flatMap((law) => keysAt(law, 'with'))
}

/** The request body's fields for a rule's inputs and the values that go with them. */
export function requestFieldsIn(laws: unknown): string[] {
  const inBody = [
    ...secretsIn(laws),
    ...listAt(laws, 'harmless').map(String),
    ...keysAt(laws, 'needs'),
    ...keysAt(laws, 'refuses'),
    ...listAt(laws, 'writes', 'per').map(String),
  ]
    .filter((name) => name.startsWith('body/'))
    .map((name) => name.slice('body/'.length))
  const rules = [at(laws, 'rule') ?? []].flat()
  const left = [
    ...listAt(laws, 'writes', 'partial').map(String),
    ...listAt(laws, 'writes', 'limits').map((limit) => String(at(limit, 'field'))),
    ...listAt(laws, 'writes', 'shows').flatMap((sighting) => keysAt(sighting, 'reads').filter((name) => name !== '')),
  ]
  return [
    ...rules.flatMap((rule) => [...listAt(rule, 'inputs').map(String), ...keysAt(rule, 'with')]),
    ...inBody,
    ...left,
  ]
}

/** The fields that keywords search, filters compare and orders sort by. */
export function fieldsIn(list: unknown): string[] {
  const parts = listAt(list, 'parts').flatMap((part) => [...keysAt(part, 'when'), ...listAt(part, 'order')])
  const orders = [
    ...keysAt(list, 'sorts').flatMap((sort) => listAt(list, 'sorts', sort)),
    ...listAt(list, 'order'),
    ...parts,
  ]
  const filters = keysAt(list, 'filters').flatMap((name) => {
    const law = at(list, 'filters', name)
    return typeof law === 'string'
      ? [law.split(' ')[0] ?? '']
      : [at(law, 'field') ?? [], at(law, 'absent') ?? [], ...listAt(law, 'within'), ...keysAt(law, 'unless')].flat()
  })
  const words = keysAt(list, 'keyword').flatMap((name) => listAt(list, 'keyword', name))
  const details = ['sortsElsewhere', 'filtersElsewhere'].flatMap((kind) => Object.values(at(list, kind) ?? {}))
  const given = [at(list, 'elsewhere'), at(list, 'orderElsewhere'), ...details].flatMap((detail) =>
    Object.values(at(detail, 'with') ?? {}),
  )
  return [
    ...words,
    ...given,
    ...filters,
    ...keysAt(list, 'only'),
    ...keysAt(list, 'aside'),
    ...keysAt(list, 'among'),
    ...keysAt(list, 'none'),
    ...orders.map(
      (key) =>
        String(key)
          .replace(/^-|\[.*\]$/g, '')
          .split('=')[0] ?? '',
    ),
  ].map(String)
}
