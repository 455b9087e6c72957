import { resolve, type ContractDocument, type ContractParameter } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'

/** A request that the contract does not allow, made from a valid one by one change. */
export interface BrokenRequest {
  /** Which change, and where; the same for every run. */
  rule: string
  /** What is wrong with it, in Chinese. */
  fault: string
  /** The same without the names and limits of this operation. */
  generalFault: string
  /** The parameter, or `body/<field>`, that is wrong; undefined when the whole of the body is. */
  place?: string
  /** Keys of the clause within the operation's file. */
  clause: string[]
  parts: ValidParts
  rawBody?: string
  headers?: Record<string, string>
  /** It cannot even be read: HTTP 400 instead of 3000. */
  isUnreadable: boolean
}

interface Fault {
  name: string
  fault: string
  /** Undefined leaves the field out. */
  value: unknown
}

const depthLimit = 3

/** The broken requests of an operation, most telling first; each differs from the valid one in one place. */
export function brokenRequests(document: ContractDocument, operation: Operation, valid: ValidParts): BrokenRequest[] {
  return [...ofBody(document, operation, valid), ...ofParameters(document, operation, valid)].toSorted(
    (a, b) => weight(a.rule) - weight(b.rule),
  )
}

const telling = [
  'missing',
  'type',
  'enum',
  'below',
  'above',
  'long',
  'short',
  'pattern',
  'null',
  'unknown',
  'items',
  'broken',
  'media',
  'empty',
]

function weight(rule: string): number {
  const place = telling.findIndex((name) => rule.startsWith(name))
  return place < 0 ? telling.length : place
}

function ofParameters(document: ContractDocument, operation: Operation, valid: ValidParts): BrokenRequest[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' || parameter.in === 'path')
    .flatMap((parameter) =>
      parameterFaults(document, parameter).map(({ name, fault, value }) => {
        const place = parameter.in as 'query' | 'path'
        const parts = { ...valid, [place]: { ...valid[place], [parameter.name]: value } }
        return {
          rule: `${name} ${place}.${parameter.name}`,
          fault: `${place === 'query' ? '查询参数' : '路径参数'} ${parameter.name} ${fault}`,
          generalFault: general(place === 'query' ? '查询参数' : '路径参数', fault),
          place: parameter.name,
          clause: ['parameters'],
          parts,
          isUnreadable: false,
        }
      }),
    )
}

function parameterFaults(document: ContractDocument, { schema, required, in: place }: ContractParameter): Fault[] {
  const full = resolve(document, schema) as FullSchema
  const item = full.items === undefined ? full : resolve(document, full.items)
  const asText = valueFaults(document, item, 0).filter(({ name, value }) => {
    // In an address everything is text: of the wrong type is only what is no number or no boolean.
    if (name === 'null' || name === 'short blank' || value === undefined) return false
    return !(name === 'type' && typesOf(item).includes('string'))
  })
  const faults = asText.map((each) => ({ ...each, value: String(each.value) }))
  const many =
    full.maxItems !== undefined && full.maxItems <= 50 && item.enum === undefined
      ? [
          {
            name: 'items',
            fault: `多于 ${full.maxItems} 项`,
            value: Array.from({ length: full.maxItems + 1 }, (_, index) => `conformance-${index}`),
          },
        ]
      : []
  const missing = required === true && place === 'query' ? [{ name: 'missing', fault: '缺少', value: undefined }] : []
  // An empty text is an absent parameter; in a path it is another address.
  return [...missing, ...faults, ...many].filter(({ value }) => value !== '')
}

function ofBody(document: ContractDocument, operation: Operation, valid: ValidParts): BrokenRequest[] {
  const media = operation.requestBody?.content?.['application/json']
  if (media === undefined) return []
  const schema = formOf(document, media.schema, valid.body)
  const fields = fieldFaults(document, schema, valid.body, [], 0).map(({ name, fault, body, at }) => ({
    rule: `${name} body.${at}`,
    fault: `请求体 ${at} ${fault}`,
    generalFault: general('请求体的字段', fault),
    place: `body/${at.replaceAll('.', '/')}`,
    clause: ['requestBody'],
    parts: { ...valid, body },
    isUnreadable: false,
  }))
  const raw = (
    rule: string,
    fault: string,
    rawBody: string,
    isUnreadable: boolean,
    headers: Record<string, string> = {},
  ) => ({
    rule,
    fault,
    generalFault: fault,
    clause: ['requestBody'],
    parts: valid,
    rawBody,
    headers: { 'content-type': 'application/json', ...headers },
    isUnreadable,
  })
  return [
    ...fields,
    raw('broken json', '请求体是损坏的 JSON', '{"conformance":', true),
    raw('media type', '请求体的内容类型为 text/plain', JSON.stringify(valid.body), true, {
      'content-type': 'text/plain',
    }),
    raw('type body', '请求体是数组而不是对象', '[]', false),
    ...(schema.required === undefined || schema.required.length === 0
      ? []
      : [raw('empty body', '请求体是空对象', '{}', false)]),
  ]
}

function general(place: string, fault: string): string {
  return `${place}${fault.replaceAll(/-?\d[\d.]*/g, '限定值')}`
}

interface FieldFault {
  name: string
  fault: string
  at: string
  body: unknown
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
    for (const { name, fault, value } of valueFaults(document, full, depth, isNullable(document, property)))
      found.push({ name, fault, at, body: change(key, value) })
    const child = fields[key]
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
  if (schema.additionalProperties === false)
    found.push({
      name: 'unknown',
      fault: '含有契约没有的字段',
      at: [...path, 'conformanceUnknown'].join('.'),
      body: { ...fields, conformanceUnknown: 'x' },
    })
  return found
}

/** Values that a schema does not allow, one for each of its limits. */
function valueFaults(document: ContractDocument, schema: FullSchema, depth: number, nullable = false): Fault[] {
  const types = typesOf(schema)
  const faults: Fault[] = []
  const add = (name: string, fault: string, value: unknown) => faults.push({ name, fault, value })
  if (schema.enum !== undefined)
    add(
      'enum',
      '不在取值之中',
      types.includes('string')
        ? 'CONFORMANCE_UNKNOWN'
        : types.includes('boolean')
          ? !(schema.enum[0] as boolean)
          : 999_999,
    )
  if (!nullable && !types.includes('null') && schema.oneOf === undefined) add('null', '为 null', null)
  if (types.includes('integer') || types.includes('number')) {
    add('type', '不是数', 'conformance')
    if (types.includes('integer') && schema.enum === undefined)
      add('type integer', '不是整数', Math.max(schema.minimum ?? 1, 1) + 0.5)
    if (schema.minimum !== undefined && schema.enum === undefined)
      add('below', `小于 ${schema.minimum}`, schema.minimum - 1)
    if (schema.maximum !== undefined && schema.enum === undefined)
      add('above', `大于 ${schema.maximum}`, schema.maximum + 1)
  } else if (types.includes('string')) {
    add('type', '不是文字', depth === 0 ? 12_345 : { conformance: true })
    if (schema.enum === undefined) faults.push(...textFaults(schema))
  } else if (types.includes('boolean')) add('type', '不是布尔值', 'conformance')
  else if (types.includes('array')) {
    add('type', '不是列表', 'conformance')
    const item = schema.items === undefined ? undefined : resolve(document, schema.items)
    if (item !== undefined && (typesOf(item).includes('string') || item.enum !== undefined))
      add('items type', '含有类型不对的项', [{ conformance: true }])
    if (item?.enum !== undefined) add('items enum', '含有不在取值之中的项', ['CONFORMANCE_UNKNOWN'])
    if (schema.minItems !== undefined && schema.minItems > 0) add('items few', `少于 ${schema.minItems} 项`, [])
  } else if (schema.properties !== undefined) add('type', '不是对象', 'conformance')
  return faults
}

function textFaults({ minLength = 0, maxLength, pattern, format }: FullSchema): Fault[] {
  const faults: Fault[] = []
  if (maxLength !== undefined && maxLength <= 20_000)
    faults.push({ name: 'long', fault: `长于 ${maxLength} 个字符`, value: sample(pattern, maxLength + 1) })
  if (minLength > 0)
    faults.push({
      name: 'short',
      fault: `短于 ${minLength} 个字符`,
      value: minLength === 1 ? '' : sample(pattern, minLength - 1),
    })
  if (minLength > 0) faults.push({ name: 'short blank', fault: '只有空白', value: ' '.repeat(minLength) })
  const misfit = ['不符 格式?', '!', '<>'].map((text) => text.padEnd(minLength, '!').slice(0, maxLength))
  const wrong = pattern === undefined ? undefined : misfit.find((text) => !new RegExp(pattern, 'u').test(text))
  if (wrong !== undefined) faults.push({ name: 'pattern', fault: '不符合格式', value: wrong })
  if (format === 'date')
    faults.push(
      { name: 'pattern', fault: '不是日期', value: '2026-02-30' },
      { name: 'pattern slash', fault: '日期写作 2026/01/05', value: '2026/01/05' },
    )
  return faults
}

/** A text of that length that fits the pattern but for its length, when such a one is easily made. */
function sample(pattern: string | undefined, length: number): string {
  const candidates = ['a', '1', '测'].map((letter) => letter.repeat(length))
  if (pattern !== undefined)
    candidates.unshift(`/${'a'.repeat(Math.max(0, length - 1))}`, `1${'3'.repeat(Math.max(0, length - 1))}`)
  const fits = pattern === undefined ? undefined : candidates.find((text) => new RegExp(pattern, 'u').test(text))
  return fits ?? (pattern === undefined ? '测'.repeat(length) : '1'.repeat(length))
}

function isNullable(document: ContractDocument, schema: FullSchema): boolean {
  const { oneOf = [], type } = resolve(document, schema)
  return [type].flat().includes('null') || oneOf.some((branch) => typesOf(branch).includes('null'))
}

/** The schema of the value: of a union the branch that the value is, else the first that is not null. */
function formOf(document: ContractDocument, schema: FullSchema, value: unknown): FullSchema {
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
