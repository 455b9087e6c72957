import { resolve, type ContractDocument, type ContractMedia } from '#compiler/document.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import { misdated, misordered, misorderedOnCondition } from './crossed.ts'
import { surrounded, tooMany, valueFaults, wrongKind } from './faults.ts'

const depthLimit = 3

/** The faults of each body, where no earlier one of the same form has them. */
export function faultsOfAll(
  document: ContractDocument,
  media: ContractMedia,
  bodies: readonly unknown[],
): FieldFault[] {
  const seen = new Set<string>()
  return bodies.flatMap((body) => {
    const schema = formOf(document, media.schema, body)
    return fieldFaults(document, schema, body, [], 0).filter(({ name, at }) => {
      const key = `${schema.title} ${name} ${at}`
      return !seen.has(key) && seen.add(key)
    })
  })
}

export interface FieldFault {
  name: string
  fault: string
  at: string
  body: unknown
  limit?: number | undefined
}

function fieldFaults(
  document: ContractDocument,
  schema: FullSchema,
  body: unknown,
  path: string[],
  depth: number,
): FieldFault[] {
  if (schema.properties === undefined || typeof body !== 'object' || body === null) return []
  const fields = body as Record<string, unknown>
  const found: FieldFault[] = []
  const change = (key: string, value: unknown) => {
    const { [key]: _, ...others } = fields
    return value === undefined ? others : { ...others, [key]: value }
  }
  for (const [key, property] of Object.entries(schema.properties)) {
    const at = [...path, key].join('.')
    const full = formOf(document, property, fields[key])
    if (schema.required?.includes(key) === true)
      found.push({ name: 'missing', fault: '缺少', at, body: change(key, undefined) })
    const child = fields[key]
    const faults = [
      ...valueFaults(document, full, depth, isNullable(document, property)),
      ...surrounded(full, child),
      ...wrongKind({ ...full, ...property }, Object.values(fields)),
    ]
    for (const { name, fault, value, limit } of faults) found.push({ name, fault, at, body: change(key, value), limit })
    const many = tooMany(full, child)
    if (many !== undefined)
      found.push({
        name: 'items many',
        fault: `多于 ${full.maxItems} 项`,
        at,
        body: change(key, many),
        limit: full.maxItems,
      })
    if (depth < depthLimit && typeof child === 'object' && child !== null && !Array.isArray(child))
      found.push(
        ...fieldFaults(document, full, child, [...path, key], depth + 1).map((each) => ({
          ...each,
          body: change(key, each.body),
        })),
      )
    const [first] = Array.isArray(child) ? (child as unknown[]) : []
    if (depth < depthLimit && full.items !== undefined && typeof first === 'object' && first !== null)
      found.push(
        ...fieldFaults(document, formOf(document, full.items, first), first, [...path, key, '0'], depth + 1).map(
          (each) => ({
            ...each,
            body: change(key, [each.body, ...(child as unknown[]).slice(1)]),
          }),
        ),
      )
  }
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, property]) => [key, { ...resolve(document, property), ...property }]),
  )
  const { 'x-order': order, 'x-required-when': conditions } = schema as FullSchema & Record<string, unknown>
  const crossed = [
    ...misordered(order, fields),
    ...misorderedOnCondition(order, conditions, fields),
    ...misdated(properties, fields),
  ]
  for (const { name, fault, field, values } of crossed)
    found.push({ name, fault, at: [...path, field].join('.'), body: { ...fields, ...values } })
  if (schema.additionalProperties === false)
    found.push({
      name: 'unknown',
      fault: '含有契约没有的字段',
      at: [...path, 'conformanceUnknown'].join('.'),
      body: { ...fields, conformanceUnknown: 'x' },
    })
  return found
}

function isNullable(document: ContractDocument, schema: FullSchema): boolean {
  const { oneOf = [], type } = resolve(document, schema)
  return [type].flat().includes('null') || oneOf.some((branch) => typesOf(branch).includes('null'))
}

/** The schema of the value. In a union, the branch that matches the value, otherwise the first one that is not null. */
export function formOf(document: ContractDocument, schema: FullSchema, value: unknown): FullSchema {
  const full = resolve(document, schema)
  if (full.oneOf === undefined) return full
  const branches = full.oneOf
    .map((branch) => resolve(document, branch))
    .filter((branch) => !typesOf(branch).includes('null'))
  const meant = branches.find((branch) =>
    Object.entries(branch.properties ?? {}).every(([key, property]) => {
      const { enum: allowed } = resolve(document, property)
      return allowed === undefined || allowed.includes((value as Record<string, unknown> | undefined)?.[key])
    }),
  )
  return meant ?? branches[0] ?? full
}
