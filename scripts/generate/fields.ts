import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations, type ContractDocument, type ContractOperation, type JsonSchema } from '#compiler/document.ts'
import { fieldOf, parameterField } from '#compiler/field.ts'
import type { Generator } from './generators.ts'
import { header, print } from './print.ts'

type Node = Record<string, unknown>

const schemaRef = '#/components/schemas/'

/**
 * A module for each object in requests: `DemandForm.ts` exports the contract's rules for each of its fields, when it is
 * required and the words of its values, and all of them as `demandFormFields`. A page then loads only the fields of its
 * own form. One for each object that is only in replies: `DemandDetail.ts` exports the titles and formats of its
 * fields, the limits of their lists, and their terms. Both export quotas (`x-quota`) and durations without a field
 * (`x-terms`). So does the query of an operation, for parameters that must not contradict each other, and an enum whose
 * values are rows of a table, with the figures in each row from `x-value-fields`. An enum of states or price bands
 * exports these (`x-states`, `x-bands`), for the mock gateway.
 */
export function printFields(bundle: BundledDocument): Map<string, string> {
  const document: ContractDocument = bundle
  const modules = new Map<string, string>()
  const schemas = (document.components?.['schemas'] ?? {}) as Record<string, Node>
  const sent = new Set(requestObjects(document))
  for (const [name, schema] of Object.entries(schemas)) {
    if (sent.has(name)) modules.set(`${name}.ts`, printModule(document, name, schema))
    else if (propertiesOf(schema) !== undefined || printNumbers(name, schema) !== '') {
      modules.set(`${name}.ts`, printShown(document, name, schema))
    }
  }
  for (const operation of listOperations(document).filter(({ order }) => order.length > 0)) {
    const name = `${operation.operationId.charAt(0).toUpperCase()}${operation.operationId.slice(1)}Query`
    modules.set(`${name}.ts`, printQuery(document, name, operation))
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const rows = rowsOf(schema)
    if (rows !== undefined) modules.set(`${name}.ts`, printModule(document, name, { ...schema, properties: rows }))
  }
  return modules
}

/** The modules of fields and the type of their contents, below fields/. */
export const fieldModules: Generator = (bundle) => ({
  'fields/field.ts': `${header}${readFileSync(shapeFile, 'utf8')}`,
  ...Object.fromEntries([...printFields(bundle)].map(([file, text]) => [`fields/${file}`, text])),
})

/** Defined once: the portal uses what the compiler reads from the contract. */
const shapeFile = path.join(import.meta.dirname, '../../compiler/fieldShape.ts')

/** Names of the objects in request bodies: the bodies themselves, their rows and parts. */
function requestObjects(document: ContractDocument): string[] {
  const seen = new Set<string>()
  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (typeof value !== 'object' || value === null) return
    const name = '$ref' in value && typeof value.$ref === 'string' ? value.$ref.replace(schemaRef, '') : undefined
    if (name !== undefined && !seen.has(name)) {
      seen.add(name)
      visit(document.components?.['schemas']?.[name])
    }
    for (const part of Object.values(value)) visit(part)
  }
  for (const { requestBody } of listOperations(document)) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema)
  }
  const isObject = (name: string) => propertiesOf(document.components?.['schemas']?.[name]) !== undefined
  return [...seen].filter(isObject).toSorted()
}

/** The figures in the rows of a table, by the enum value that names the row; its words are the title. */
function rowsOf(schema: Node): Node | undefined {
  const fields = schema['x-value-fields'] as Record<string, Node> | undefined
  const words = schema['x-enumDescriptions'] as Record<string, string> | undefined
  if (fields === undefined) return undefined
  return Object.fromEntries(
    Object.entries(fields).map(([value, field]) => [value, { ...field, title: words?.[value] }]),
  )
}

function propertiesOf(schema: unknown): Record<string, JsonSchema> | undefined {
  return (schema as { properties?: Record<string, JsonSchema> } | undefined)?.properties
}

/**
 * An export for each field, and one of all: a page that imports individual fields (`import * as fields`) loads no
 * others.
 */
function printModule(document: ContractDocument, name: string, schema: Node): string {
  const { lines, constants } = printConstants(document, name, schema, (field, property) => ({
    ...fieldOf(document, field),
    ...orderOf(schema, property),
    ...needOf(schema, property),
  }))
  const numbers = printNumbers(name, schema)
  const title = typeof schema['title'] === 'string' ? `/** ${schema['title']}。 */\n` : ''
  const all = constants.map(([property, constant]) => (property === constant ? property : `${property}: ${constant}`))
  return `${lines}${numbers}\n${title}export const ${lowerFirst(name)}Fields = { ${all.join(', ')} } as const\n`
}

/** Nobody types these: a page only needs their titles, units, quotas and terms. */
function printShown(document: ContractDocument, name: string, schema: Node): string {
  const { lines } = printConstants(document, name, schema, (property) => {
    const { title, kind, unit, maxItems, term, nullBelow } = fieldOf(document, property)
    return {
      title,
      kind,
      ...(unit !== undefined && { unit }),
      ...(maxItems !== undefined && { maxItems }),
      ...(term !== undefined && { term }),
      ...(nullBelow !== undefined && { nullBelow }),
    }
  })
  return `${lines}${printNumbers(name, schema)}`
}

/** Quotas, durations, states and bands of what the schema describes. */
function printNumbers(name: string, schema: Node): string {
  const said = {
    Quota: schema['x-quota'],
    Terms: schema['x-terms'],
    Steps: schema['x-states'],
    Limits: schema['x-bands'],
  }
  return Object.entries(said)
    .filter(([, value]) => value !== undefined)
    .map(([suffix, value]) => `\nexport const ${lowerFirst(name)}${suffix} = ${print(value)} as const\n`)
    .join('')
}

/** The lines of a module, and the constant for each property. */
function printConstants(
  document: ContractDocument,
  name: string,
  schema: Node,
  factsOf: (field: JsonSchema, property: string) => Node,
): { lines: string; constants: [property: string, constant: string][] } {
  const words = new Map<string, string>()
  const fields = Object.entries(propertiesOf(schema) ?? {}).map(([property, field]) => {
    const place = wordsOf(document, field, name, property)
    if (place !== undefined) words.set(place.constant, place.file)
    const facts = print(factsOf(field, property))
    const text = place === undefined ? facts : facts.replace(/ \}$/, `, words: ${place.constant} }`)
    return { property, constant: reserved.has(property) ? `${property}Field` : property, text }
  })
  const imports = [...words].map(([constant, file]) => `import { ${constant} } from '../words/${file}.ts'\n`)
  const exported = fields.map(({ constant, text }) => `export const ${constant} = ${text} as const\n`)
  const lines = `${header}${imports.join('')}\n${exported.join('')}`
  return { lines, constants: fields.map(({ property, constant }) => [property, constant]) }
}

function printQuery(document: ContractDocument, name: string, { parameters, order }: ContractOperation): string {
  const lines = parameters
    .filter((parameter) => order.flat().includes(parameter.name))
    .map((parameter) => {
      const facts = { ...parameterField(document, parameter), ...orderOf({ 'x-order': order }, parameter.name) }
      return `  ${parameter.name}: ${print(facts)},`
    })
  return `${header}export const ${lowerFirst(name)}Fields = {\n${lines.join('\n')}\n} as const\n`
}

/** Names that a property may have but a constant may not. */
const reserved = new Set([
  'default',
  'delete',
  'enum',
  'export',
  'function',
  'import',
  'in',
  'new',
  'package',
  'public',
])

interface Words {
  constant: string
  /** Name of the module below words/. */
  file: string
}

/** Where the words of a field's values are (words.ts): with the enum it refers to, or under the field's own name. */
function wordsOf(document: ContractDocument, field: JsonSchema, name: string, property: string): Words | undefined {
  const items = field.items
  for (const schema of [field, ...(field.oneOf ?? []), ...(items === undefined ? [] : [items])]) {
    if ((schema as Node)['x-enumDescriptions'] !== undefined) {
      return { constant: `${lowerFirst(name)}${property.charAt(0).toUpperCase()}${property.slice(1)}Words`, file: name }
    }
    const other = schema.$ref?.replace(schemaRef, '')
    const referred = other === undefined ? undefined : (document.components?.['schemas']?.[other] as JsonSchema)
    if (other !== undefined && (referred as Node | undefined)?.['x-enumDescriptions'] !== undefined) {
      return { constant: `${lowerFirst(other)}Words`, file: other }
    }
    // The items of a list's own schema, e.g. `{ $ref: CooperationModeList }`.
    const ownItems = referred?.items
    if (referred !== undefined && ownItems !== undefined) {
      const place = wordsOf(document, ownItems, other ?? '', '')
      if (place !== undefined) return place
    }
  }
  return undefined
}

function lowerFirst(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** Whether the field is required: always, on submission, or under certain conditions. */
function needOf(schema: Node, property: string): Node {
  const lists = (key: string) => Array.isArray(schema[key]) && schema[key].includes(property)
  const conditions = (schema['x-required-when'] ?? []) as { when: Node; fields: string[] }[]
  const requiredWhen = conditions.filter(({ fields }) => fields.includes(property)).map(({ when }) => when)
  return {
    ...(lists('required') && { required: true }),
    ...(lists('x-required-on-submit') && { requiredOnSubmit: true }),
    ...(requiredWhen.length > 0 && { requiredWhen }),
  }
}

/** The fields before it in an order, the nearest first. */
function orderOf(schema: Node, property: string): Node {
  const lists = (schema['x-order'] ?? []) as string[][]
  const notBelow = lists.flatMap((list) => list.slice(0, Math.max(0, list.indexOf(property))).toReversed())
  return notBelow.length > 0 ? { notBelow } : {}
}
