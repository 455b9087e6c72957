import { resolve, type ContractDocument, type ContractMedia } from '#compiler/document.ts'
import type { FullSchema } from '../schema.ts'

type Fields = Record<string, unknown>

/** Fields that only some requests require. */
interface Conditional extends FullSchema {
  'x-required-when'?: { when: Record<string, unknown[]>; fields: string[] }[]
  'x-required-on-submit'?: string[]
  'x-alternatives'?: { of: string[][]; only?: boolean }
}

interface Lack {
  name: string
  fault: string
  at: string
  body: Fields
}

/** Bodies without fields that another field's value, or the submission, requires. */
export function lackingRequests(
  document: ContractDocument,
  schema: Conditional,
  media: ContractMedia,
  valid: unknown,
  /** `body/<field>` of records that were selected for the request. */
  chosen: readonly string[],
): Lack[] {
  const examples = examplesLike(media, valid, chosen)
  const conditions = (schema['x-required-when'] ?? []).flatMap(({ when, fields }) =>
    fields.flatMap((field) => eachOf(when).map((values) => ({ name: `missing when ${field}`, field, values }))),
  )
  const submission = (schema['x-required-on-submit'] ?? []).map((field) => ({
    name: `missing submit ${field}`,
    field,
    values: { submit: true },
  }))
  const either = eitherFaults(document, schema, examples)
  return [
    ...either,
    ...[...conditions, ...submission].flatMap(({ name, field, values }) => {
      const fits = (body: Fields) => Object.entries(values).every(([key, value]) => body[key] === value)
      // If no example is like that, the first one becomes so. It may then lack other fields as well.
      const whole =
        examples.find((example) => fits(example) && example[field] !== undefined) ??
        examples.filter(({ submit }) => submit !== false).map((example): Fields => ({ ...example, ...values }))[0]
      if (whole === undefined) return []
      const { [field]: _, ...body } = whole
      return [{ name, fault: '缺少，这时必须给出', at: field, body }]
    }),
  ]
}

/** Bodies without any of the alternatives, and with two of them where only one may be given (`x-alternatives`). */
function eitherFaults(document: ContractDocument, schema: Conditional, examples: readonly Fields[]): Lack[] {
  const [valid = {}] = examples
  const { 'x-alternatives': { of = [], only = false } = {} } = schema
  const [[at = ''] = []] = of
  if (of.length === 0) return []
  const all = of.flat()
  const none = Object.fromEntries(Object.entries(valid).filter(([name]) => !all.includes(name)))
  const another = of
    .filter((names) => !names.some((name) => name in valid))
    .flat()
    .find((name) => {
      const { type, required = [] } = resolve(document, schema.properties?.[name] ?? {})
      return type === 'object' && required.length === 0
    })
  return [
    { name: 'either none', fault: `与 ${all.slice(1).join('、')} 都缺少`, at, body: none },
    ...(only && another !== undefined
      ? [{ name: 'either two', fault: '与另一种同时给出', at: another, body: { ...valid, [another]: {} } }]
      : []),
    ...(only ? joined(of, examples) : []),
  ]
}

/** Two examples of different alternatives in one body. */
function joined(of: readonly string[][], examples: readonly Fields[]): Lack[] {
  const kinds = of.flatMap((names) => {
    const example = examples.find((each) => names.some((name) => name in each))
    const at = names.find((name) => name in (example ?? {}))
    return example === undefined || at === undefined ? [] : [{ at, example }]
  })
  return kinds.flatMap(({ at, example }, index) =>
    kinds.slice(index + 1).map((other) => ({
      name: `either ${at} and ${other.at}`,
      fault: `与 ${at} 同时给出`,
      at: other.at,
      body: { ...example, ...other.example },
    })),
  )
}

/** The valid body, and the other examples with the records that were selected for it. */
export function examplesLike(media: ContractMedia, valid: unknown, chosen: readonly string[]): Fields[] {
  if (typeof valid !== 'object' || valid === null) return []
  const own = Object.fromEntries(Object.entries(valid).filter(([name]) => chosen.includes(`body/${name}`)))
  return [valid, ...Object.values(media.examples ?? {}).map(({ value }) => value)].map((example): Fields => ({
    ...(example as Fields),
    ...own,
  }))
}

/** The condition with each of the values under it, one field at a time. */
function eachOf(when: Record<string, unknown[]>): Fields[] {
  const first = Object.fromEntries(Object.entries(when).map(([field, [value]]) => [field, value]))
  return Object.entries(when).flatMap(([field, values], index) =>
    (index === 0 ? values : values.slice(1)).map((value) => ({ ...first, [field]: value })),
  )
}
