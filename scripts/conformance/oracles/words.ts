import { resolve, type ContractDocument } from '#compiler/document.ts'
import { perSchema } from '../perSchema.ts'
import type { FullSchema, Node } from '../schema.ts'
import type { Add, Told } from './values.ts'

/** The contract's words for the values of enums, where a reply shows them. */
interface Worded extends FullSchema {
  /** The code beside it whose words it is, where the name does not say so. */
  'x-words-of'?: string
  /** The schema of the values of these options. */
  'x-labels-of'?: string
  'x-enumDescriptions'?: Record<string, string>
}

/** The label of an option is the word of its value in the contract. */
export function judgeLabels(document: ContractDocument, { value, schema, at }: Node, add: Add): void {
  const { 'x-labels-of': named }: Worded = schema
  if (named === undefined || !Array.isArray(value)) return
  const { 'x-enumDescriptions': words = {} }: Worded = resolve(document, { $ref: `#/components/schemas/${named}` })
  for (const option of value as Record<string, unknown>[]) {
    const word = words[String(option['value'])]
    if (word !== undefined && option['label'] !== word)
      add('label', { at, value: option }, `的 label 为 ${named} 的文字，${String(option['value'])} 是“${word}”`)
  }
}

/** A text beside a code is the code's word in the contract; of several codes, one word each. */
export function judgeWords(document: ContractDocument, { value, schema, at }: Node, add: Add): void {
  const fields = value as Record<string, unknown>
  for (const { name, code, words } of wordFields(document, schema)) {
    if (fields[name] === undefined || fields[code] === undefined) continue
    const expected = [fields[code]].flat().map((each) => (typeof each === 'string' ? words[each] : undefined))
    const texts = [fields[name]].flat()
    const wrong = expected.find((word, index) => word !== undefined && word !== texts[index])
    if (wrong !== undefined)
      add(
        'word',
        { at: `${at}/${name}`, value: fields[name] },
        `为 ${code} 在契约中的文字，${JSON.stringify(fields[code])} 是“${wrong}”`,
      )
  }
}

/** The fields that are words of a code beside them: by the name, or because the contract says so. */
const wordFields = perSchema((document: ContractDocument, { properties = {} }: FullSchema) =>
  Object.entries(properties).flatMap(([code, property]) => {
    const { items, ...own } = resolve(document, property)
    const { 'x-enumDescriptions': words }: Worded = items === undefined ? own : resolve(document, items)
    if (words === undefined) return []
    const stated = Object.entries(properties).filter(([, { 'x-words-of': named }]: [string, Worded]) => named === code)
    const names = new Set([`${code}Desc`, `${code}Str`, ...stated.map(([name]) => name)])
    return Array.from(names, (name) => ({ name, code, words }))
  }),
)

/** A code always has the same name. */
export function judgeNamed({ value, schema, at }: Node, { sameness, by, add }: Told): void {
  const fields = value as Record<string, unknown>
  for (const [name, code] of Object.entries(fields)) {
    if (typeof code !== 'string' || code === '') continue
    const described = [`${name}Desc`, `${name}Str`, `${name.replace(/Id$/, '')}Name`].find(
      (other) => other !== name && typeof fields[other] === 'string',
    )
    if (described === undefined) continue
    // Named fixed lists use a code with one meaning everywhere, and unnamed ones within their operation. Record ids
    // identify the record.
    const kind = referredName(schema.properties?.[name]) ?? `${by} ${name}`
    const isCode = described !== `${name.replace(/Id$/, '')}Name` || name.startsWith('category')
    if (!isCode) continue
    const before = sameness.differs(`${kind} ${code} ${described}`, fields[described], by)
    if (before !== undefined)
      add(
        'label',
        { at: `${at}/${described}`, value: fields[described] },
        `对 ${name} ${code} 应与 ${before.by} 一致，为 ${JSON.stringify(before.value)}`,
      )
  }
}

function referredName(schema: FullSchema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1)
}
