import type { ContractMedia } from '#compiler/document.ts'
import type { FullSchema } from '../schema.ts'

type Fields = Record<string, unknown>

/** Fields that only some requests require. */
interface Conditional extends FullSchema {
  'x-required-when'?: { when: Record<string, unknown[]>; fields: string[] }[]
  'x-required-on-submit'?: string[]
}

interface Lack {
  name: string
  fault: string
  at: string
  body: Fields
}

/** Bodies without fields that another field's value, or the submission, requires. */
export function lackingRequests(
  schema: Conditional,
  media: ContractMedia,
  valid: unknown,
  /** `body/<field>` of records that were selected for the request. */
  chosen: readonly string[],
): Lack[] {
  if (typeof valid !== 'object' || valid === null) return []
  const own = Object.fromEntries(Object.entries(valid).filter(([name]) => chosen.includes(`body/${name}`)))
  const examples = [valid, ...Object.values(media.examples ?? {}).map(({ value }) => value)].map((example): Fields => ({
    ...(example as Fields),
    ...own,
  }))
  const conditions = (schema['x-required-when'] ?? []).flatMap(({ when, fields }) =>
    fields.flatMap((field) => eachOf(when).map((values) => ({ name: `missing when ${field}`, field, values }))),
  )
  const submission = (schema['x-required-on-submit'] ?? []).map((field) => ({
    name: `missing submit ${field}`,
    field,
    values: { submit: true },
  }))
  return [...conditions, ...submission].flatMap(({ name, field, values }) => {
    const fits = (body: Fields) => Object.entries(values).every(([key, value]) => body[key] === value)
    // If no example is like that, the first one becomes so. It may then lack other fields as well.
    const whole =
      examples.find((example) => fits(example) && example[field] !== undefined) ??
      examples.filter(({ submit }) => submit !== false).map((example): Fields => ({ ...example, ...values }))[0]
    if (whole === undefined) return []
    const { [field]: _, ...body } = whole
    return [{ name, fault: '缺少，这时必须给出', at: field, body }]
  })
}

/** The condition with each of the values under it, one field at a time. */
function eachOf(when: Record<string, unknown[]>): Fields[] {
  const first = Object.fromEntries(Object.entries(when).map(([field, [value]]) => [field, value]))
  return Object.entries(when).flatMap(([field, values], index) =>
    (index === 0 ? values : values.slice(1)).map((value) => ({ ...first, [field]: value })),
  )
}
