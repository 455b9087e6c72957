import type { BundledDocument } from '#compiler/bundle.ts'
import type { Generator } from './generators.ts'

/** The words of one enum, by value. */
interface EnumWords {
  /** Name of the export, e.g. `demandTypeWords`. */
  name: string
  title: string
  words: [value: string, word: string][]
}

type Node = Record<string, unknown>

/**
 * A module for each component, and each operation, that has enums with words: `DemandType.ts` exports
 * `demandTypeWords`, `PolicyMaterial.ts` the words of its properties, `listDemands.ts` those of its parameters. A page
 * then loads only the words it shows.
 */
export function printWords(bundle: BundledDocument): Map<string, string> {
  const modules = new Map<string, string>()
  for (const [file, node] of [...componentsOf(bundle), ...operationsOf(bundle)]) {
    const found = findWords(file, node)
    if (found.length > 0) modules.set(`${file}.ts`, printModule(found))
  }
  return modules
}

/** The modules of words, below words/. */
export const wordModules: Generator = (bundle) =>
  Object.fromEntries([...printWords(bundle)].map(([file, text]) => [`words/${file}`, text]))

function componentsOf({ components }: BundledDocument): [string, unknown][] {
  return Object.entries(components['schemas'] ?? {})
}

/** An operation's own parameters, by its operationId. */
function operationsOf({ paths }: BundledDocument): [string, unknown][] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => {
      if (!isNode(operation) || typeof operation['operationId'] !== 'string') return []
      const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].filter(isNode) : []
      const properties = Object.fromEntries(parameters.map((each) => [String(each['name']), each['schema']]))
      return [[operation['operationId'], { properties }]]
    })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The enums of a schema: its own, those of its properties and of their items. */
function findWords(place: string, schema: unknown): EnumWords[] {
  if (!isNode(schema)) return []
  const words = schema['x-enumDescriptions']
  const values = schema['enum']
  const own =
    isNode(words) && Array.isArray(values)
      ? [
          {
            name: `${place.charAt(0).toLowerCase()}${place.slice(1)}Words`,
            title: typeof schema['title'] === 'string' ? schema['title'] : '',
            words: values.map((value): [string, string] => [String(value), String(words[String(value)])]),
          },
        ]
      : []
  const properties = isNode(schema['properties']) ? Object.entries(schema['properties']) : []
  return [
    ...own,
    ...findWords(place, schema['items']),
    ...properties.flatMap(([name, property]) =>
      findWords(`${place}${name.charAt(0).toUpperCase()}${name.slice(1)}`, property),
    ),
  ]
}

function printModule(enums: EnumWords[]): string {
  const tables = enums.map(({ name, title, words }) => {
    const lines = words.map(
      ([value, word]) => `  ${/^\w+$/.test(value) ? value : JSON.stringify(value)}: ${JSON.stringify(word)},`,
    )
    const comment = title === '' ? '' : `/** ${title}。 */\n`
    // The type has the values only: another word concerns no file that shows it, and none is checked anew.
    const values = words.map(([value]) => JSON.stringify(value)).join(' | ')
    return `${comment}export const ${name}: Readonly<Record<${values}, string>> = {\n${lines.join('\n')}\n}\n`
  })
  return `// Generated from contract/ by scripts/generate. Do not edit.\n${tables.join('\n')}`
}
