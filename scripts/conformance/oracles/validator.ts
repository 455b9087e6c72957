import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { keyTexts, type SortKey } from '#compiler/orderStatement.ts'
import { addStatements } from '#compiler/statements.ts'
import type { ContractDocument, ContractOperation } from '#compiler/document.ts'
import { meantBranch, type FullSchema } from '../schema.ts'

/** A place where a reply violates its schema. */
export interface SchemaBreach {
  /** JSON pointer in the body. */
  at: string
  /** What the contract states about that place, in Chinese. */
  expected: string
  value: unknown
  /** JSON pointer of the clause in the bundle. */
  clause: string
}

const contractId = 'contract'

const validators = new WeakMap<ContractDocument, Validator>()

/** The validator of a contract, which all checks of a process share. */
export function validatorOf(document: ContractDocument): Validator {
  const validator = validators.get(document) ?? new Validator(document)
  validators.set(document, validator)
  return validator
}

/** Checks bodies against the contract's schemas. Each schema is compiled on first use. */
export class Validator {
  /** Each schema is used for only a few replies, so optimising it is not worthwhile. */
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, code: { optimize: false } })
  readonly #document: ContractDocument
  readonly #compiled = new Map<string, ValidateFunction>()
  /** The validator reports a schema as an object. This finds its place in the bundle. */
  readonly #places = new Map<unknown, string>()

  constructor(document: ContractDocument) {
    this.#document = document
    addFormats(this.#ajv)
    addStatements(this.#ajv)
    this.#ajv.addSchema(document, contractId)
    this.#index(document, '')
  }

  #index(node: unknown, pointer: string): void {
    if (typeof node !== 'object' || node === null) return
    this.#places.set(node, pointer)
    for (const [key, child] of Object.entries(node)) this.#index(child, `${pointer}/${escaped(key)}`)
  }

  #clauseOf({ parentSchema, keyword }: ErrorObject): string {
    return `${this.#places.get(parentSchema) ?? ''}/${keyword}`
  }

  /** JSON pointer of a reply's schema in the bundle. Undefined when the contract lacks the status or media type. */
  replySchema({ path, method }: ContractOperation, status: number, mediaType: string): string | undefined {
    const base = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`
    const pointer = this.#followed(base)
    if (pointer === undefined) return undefined
    const schema = `${pointer}/content/${escaped(mediaType)}/schema`
    return this.at(schema) === undefined ? undefined : schema
  }

  /** The value at a JSON pointer of the bundle. */
  at(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        this.#document,
      )
  }

  #followed(pointer: string): string | undefined {
    const node = this.at(pointer) as { $ref?: string } | undefined
    if (node === undefined) return undefined
    return node.$ref === undefined ? pointer : this.#followed(node.$ref.slice(1))
  }

  /** Where a value violates the schema at a pointer. In a union, only the intended branch counts. */
  breaches(pointer: string, value: unknown): SchemaBreach[] {
    const errors = this.#errors(pointer, value)
    if (errors.length === 0) return []
    const unions = errors.filter(({ keyword }) => keyword === 'oneOf')
    const [outermost] = unions.toSorted((a, b) => a.instancePath.length - b.instancePath.length)
    const plain = errors.filter(
      (error) => outermost === undefined || !error.instancePath.startsWith(outermost.instancePath),
    )
    const here = plain.map((error) => breachOf(error, this.#clauseOf(error)))
    if (outermost === undefined) return here
    const branches = outermost.schema as FullSchema[]
    const index = meantBranch(this.#document, branches, outermost.data)
    const branch = branches[index]
    const inner = branch === undefined ? [] : this.#inside(outermost, branch, index)
    return [...here, ...(inner.length > 0 ? inner : [breachOf(outermost, this.#clauseOf(outermost))])]
  }

  #inside(union: ErrorObject, branch: FullSchema, index: number): SchemaBreach[] {
    const pointer = branch.$ref?.slice(1) ?? `${this.#clauseOf(union)}/${index}`
    if (this.at(pointer) === undefined) return []
    return this.breaches(pointer, union.data).map((breach) => ({ ...breach, at: union.instancePath + breach.at }))
  }

  #errors(pointer: string, value: unknown): ErrorObject[] {
    let validate = this.#compiled.get(pointer)
    if (validate === undefined) {
      validate = this.#ajv.compile({ $ref: `${contractId}#${pointer}` })
      this.#compiled.set(pointer, validate)
    }
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function breachOf(error: ErrorObject, clause: string): SchemaBreach {
  const { keyword, params, instancePath, data } = error
  const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : ''
  const extra = keyword === 'additionalProperties' ? String(params['additionalProperty']) : undefined
  return {
    at: instancePath + missing + (extra === undefined ? '' : `/${extra}`),
    expected: wordsFor(error),
    value: missing === '' ? (extra === undefined ? data : (data as Record<string, unknown>)[extra]) : undefined,
    clause,
  }
}

function wordsFor({ keyword, params, schema }: ErrorObject): string {
  const limit = String(params['limit'] ?? '')
  switch (keyword) {
    case 'required':
      return '必须有这个字段'
    case 'additionalProperties':
      return '契约没有这个字段'
    case 'type':
      return `类型应为 ${[params['type']].flat().join(' 或 ')}`
    case 'enum':
      return `取值应为 ${(schema as unknown[]).join('、')} 之一`
    case 'pattern':
      return `应符合格式 ${String(params['pattern'])}`
    case 'format':
      return `应为合法的 ${String(params['format'])}`
    case 'minLength':
      return `至少 ${limit} 个字符`
    case 'maxLength':
      return `至多 ${limit} 个字符`
    case 'minimum':
      return `不小于 ${limit}`
    case 'maximum':
      return `不大于 ${limit}`
    case 'minItems':
      return `至少 ${limit} 项`
    case 'maxItems':
      return `至多 ${limit} 项`
    case 'uniqueItems':
      return '各项不得重复'
    case 'multipleOf':
      return `应为 ${String(params['multipleOf'])} 的倍数`
    case 'oneOf':
      return '应恰好符合其中一种形式'
    case 'x-order':
      return `应依次不小于（不早于）前一个：${(schema as string[][]).map((names) => names.join('、')).join('；')}`
    case 'x-term':
    case 'x-factor':
    case 'x-share':
    case 'x-follows':
    case 'x-counts':
    case 'x-mean':
    case 'x-any':
    case 'x-rate':
    case 'x-steps':
    case 'x-tally':
    case 'x-totals':
    case 'x-foremost':
    case 'x-first':
    case 'x-last':
    case 'x-copies':
    case 'x-filled':
      return `应由另一字段推算：${JSON.stringify(schema)}`
    case 'x-null-below':
    case 'x-only-when':
      return `只在这些条件下才有：${JSON.stringify(schema)}`
    case 'x-never-when':
      return `在这些条件下没有：${JSON.stringify(schema)}`
    case 'x-each':
      return `其中各项在这些条件下应如此：${JSON.stringify(schema)}`
    case 'x-there-when':
      return `在这些条件下必须有值：${JSON.stringify(schema)}`
    case 'x-together':
      return `与 ${String(schema)} 同时有值，或同时为 null`
    case 'x-paired':
      return `同时有值，或都没有：${(schema as string[][]).map((names) => names.join('、')).join('；')}`
    case 'x-order-when':
      return `在这些条件下有规定的大小：${JSON.stringify(schema)}`
    case 'x-has':
      return `在这些条件下含有相应的一条：${JSON.stringify(schema)}`
    case 'x-public-key':
      return `应为 ${String(schema)} 公钥，SPKI 的 base64`
    case 'x-sorted':
      return `按 ${keyTexts(schema as SortKey[]).join('、')} 排列`
    case 'x-unique':
      return `${(schema as { by: string[] }).by.join('、')} 不得重复`
    case 'x-pattern-when':
      return `在这些条件下的文字有规定的格式：${JSON.stringify(schema)}`
    case 'x-keys':
      return `各值应在另一处之中：${JSON.stringify(schema)}`
    case 'x-masks':
      return `应为另一处的文字隐去几位：${JSON.stringify(schema)}`
    case 'x-part-of':
      return `应包含在 ${String(schema)} 之中`
    case 'x-under':
      return `应属于 ${String(schema)}`
    case 'x-complete':
      return `每个 ${String(schema)} 各有一项`
    default:
      return `应符合契约的 ${keyword}`
  }
}
