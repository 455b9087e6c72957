import { resolve, type ContractDocument, type ContractParameter } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'
import { surrounded, valueFaults, type Fault } from './faults.ts'
import { faultsOfAll, formOf, type FieldFault } from './fieldFaults.ts'
import { examplesLike, lackingRequests } from './required.ts'
import { unreadableBodies } from './unreadable.ts'
import { inOrder, misordered } from './crossed.ts'

/** A request that violates the contract, made from a valid one by one change. */
export interface BrokenRequest {
  /** The change and its place. The same in every run. */
  rule: string
  /** The fault, in Chinese. */
  fault: string
  /** The same without this operation's names and limits. */
  generalFault: string
  /** The wrong parameter or `body/<field>`. Undefined when the whole body is wrong. */
  place?: string
  /** Keys of the clause within the operation's file. */
  clause: string[]
  parts: ValidParts
  rawBody?: string
  headers?: Record<string, string>
  /** It cannot be parsed: HTTP 400 instead of 3000. */
  isUnreadable: boolean
  /** The limit of the contract that the value is beyond. */
  limit?: number | undefined
}

/** The broken requests of an operation, the most informative first. Each differs from the valid one in one place. */
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
  'order',
  'ahead',
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
  const source = document.paths[operation.path]?.[operation.method.toLowerCase()] as { 'x-order'?: string[][] }
  const schemas = Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, resolve(document, schema)]))
  const order = misordered(source['x-order'], inOrder(source['x-order'], schemas)).map(
    ({ name, fault, field, values }) => ({
      rule: `${name} query.${field}`,
      fault: `查询参数 ${field} ${fault}`,
      generalFault: '查询参数小于（早于）与之成对的另一个',
      place: field,
      clause: ['x-order'],
      parts: { ...valid, query: { ...valid.query, ...values } },
      isUnreadable: false,
    }),
  )
  return [...order, ...ofEachParameter(document, operation, valid)]
}

function ofEachParameter(document: ContractDocument, operation: Operation, valid: ValidParts): BrokenRequest[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' || parameter.in === 'path')
    .flatMap((parameter) =>
      parameterFaults(document, parameter, valid[parameter.in as 'query' | 'path'][parameter.name]).map(
        ({ name, fault, value, limit }) => {
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
            limit,
          }
        },
      ),
    )
}

function parameterFaults(
  document: ContractDocument,
  { schema, required, in: place }: ContractParameter,
  valid: unknown,
): Fault[] {
  const full = resolve(document, schema) as FullSchema
  const item = full.items === undefined ? full : resolve(document, full.items)
  const asText = valueFaults(document, item, 0).filter(({ name, value }) => {
    // In an address everything is text, so only values that are not a number or boolean have the wrong type.
    if (
      ['null', 'short blank', 'type text', 'type number', 'type single', 'enum place'].includes(name) ||
      value === undefined
    )
      return false
    return !(name === 'type' && typesOf(item).includes('string'))
  })
  const faults = [...asText, ...otherBooleans(item)].map((each) => ({ ...each, value: String(each.value) }))
  const [known] = item.enum ?? []
  const twice = full.uniqueItems === true && known !== undefined
  const many =
    full.maxItems !== undefined && full.maxItems <= 50 && item.enum === undefined
      ? [
          {
            name: 'items',
            fault: `多于 ${full.maxItems} 项`,
            value: Array.from({ length: full.maxItems + 1 }, (_, index) => `conformance-${index}`),
            limit: full.maxItems,
          },
        ]
      : []
  const among =
    full.items !== undefined && known !== undefined && (full.maxItems ?? Infinity) > 1
      ? [{ name: 'enum among', fault: '除了合格的一项还有一项不在取值之中', value: [known, 'CONFORMANCE_UNKNOWN'] }]
      : []
  const missing = required === true && place === 'query' ? [{ name: 'missing', fault: '缺少', value: undefined }] : []
  const repeated = twice ? [{ name: 'items twice', fault: '含有重复的项', value: [known, known] }] : []
  return [...missing, ...faults, ...among, ...surrounded(full, valid), ...many, ...repeated].filter(
    // An empty text counts as an absent parameter, which may be wrong, too. In a path it gives another address.
    ({ value }) => value !== '' || missing.length > 0,
  )
}

/** What some binders of parameters take for true or false. */
function otherBooleans(schema: FullSchema): Fault[] {
  if (!typesOf(schema).includes('boolean')) return []
  return ['yes', 'on', '1', 'TRUE'].map((value) => ({
    name: `type as ${value}`,
    fault: `是写作 ${value} 的布尔值`,
    value,
  }))
}

function ofBody(document: ContractDocument, operation: Operation, valid: ValidParts): BrokenRequest[] {
  const media = operation.requestBody?.content?.['application/json']
  if (media === undefined) return []
  const schema = formOf(document, media.schema, valid.body)
  const chosen = Object.keys(operation.laws.values ?? {})
  const lacking = lackingRequests(document, schema, media, valid.body, chosen)
  const fields = [...faultsOfAll(document, media, examplesLike(media, valid.body, chosen)), ...lacking].map(
    ({ name, fault, body, at, limit }: FieldFault) => ({
      rule: `${name} body.${at}`,
      fault: `请求体 ${at} ${fault}`,
      generalFault: general('请求体的字段', fault),
      place: `body/${at.replaceAll('.', '/')}`,
      clause: ['requestBody'],
      parts: { ...valid, body },
      isUnreadable: false,
      limit,
    }),
  )
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
    ...unreadableBodies(valid.body).map(({ rule, fault, body }) => raw(rule, fault, body, true)),
    raw('media type', '请求体的内容类型为 text/plain', JSON.stringify(valid.body), true, {
      'content-type': 'text/plain',
    }),
    raw('type body', '请求体是数组而不是对象', '[]', false),
    // A reader that expects something to read may come upon an error of its own.
    ...(operation.requestBody?.required === true ? [raw('empty nothing', '没有请求体', '', false)] : []),
    ...(schema.required === undefined || schema.required.length === 0
      ? []
      : [raw('empty body', '请求体是空对象', '{}', false)]),
  ]
}

function general(place: string, fault: string): string {
  return `${place}${fault.replaceAll(/-?\d[\d.]*/g, '限定值')}`
}
