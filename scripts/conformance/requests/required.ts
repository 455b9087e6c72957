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
    fields.map((field) => ({ name: `missing when ${field}`, field, fits: (body: Fields) => fulfils(body, when) })),
  )
  const submission = (schema['x-required-on-submit'] ?? []).map((field) => ({
    name: `missing submit ${field}`,
    field,
    fits: ({ submit }: Fields) => submit === true,
  }))
  return [...conditions, ...submission].flatMap(({ name, field, fits }) => {
    const whole = examples.find((example) => fits(example) && example[field] !== undefined)
    if (whole === undefined) return []
    const { [field]: _, ...body } = whole
    return [{ name, fault: '缺少，这时必须给出', at: field, body }]
  })
}

function fulfils(body: Fields, when: Record<string, unknown[]>): boolean {
  return Object.entries(when).every(([field, values]) => values.includes(body[field]))
}
