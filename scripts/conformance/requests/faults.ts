import { resolve, type ContractDocument } from '#compiler/document.ts'
import { typesOf, type FullSchema } from '../schema.ts'

/** A fault of one value. */
export interface Fault {
  name: string
  fault: string
  /** Undefined omits the field. */
  value: unknown
  /** The limit that the value is beyond. */
  limit?: number
}

const mostItems = 100

/** One item more than the list may have, all like the existing ones. */
export function tooMany({ maxItems }: FullSchema, value: unknown): unknown[] | undefined {
  const items = Array.isArray(value) ? (value as unknown[]) : []
  if (maxItems === undefined || maxItems > mostItems || items.length === 0) return undefined
  return Array.from({ length: maxItems + 1 }, (_, index) => items[index % items.length])
}

/** Invalid values for a schema, one for each of its limits. */
export function valueFaults(document: ContractDocument, schema: FullSchema, depth: number, nullable = false): Fault[] {
  const types = typesOf(schema)
  const faults: Fault[] = []
  const add = (name: string, fault: string, value: unknown, limit?: number) =>
    faults.push({ name, fault, value, ...(limit === undefined ? {} : { limit }) })
  const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (allowed !== undefined && !(types.includes('boolean') && allowed.length > 1))
    add(
      'enum',
      '不在取值之中',
      types.includes('string') ? 'CONFORMANCE_UNKNOWN' : types.includes('boolean') ? !(allowed[0] as boolean) : 999_999,
    )
  faults.push(...enumFaults(schema, types))
  if (!nullable && !types.includes('null') && schema.oneOf === undefined) add('null', '为 null', null)
  if (types.includes('integer') || types.includes('number')) {
    add('type', '不是数', 'conformance')
    add('type text', '是写成文字的数', String(Math.max(schema.minimum ?? 1, 1)))
    add('type tail', '是数字后跟字母', `${schema.minimum ?? 1}abc`)
    add('type notation', '是十六进制或指数写法的数', types.includes('integer') ? '0x5' : '1e1')
    if (types.includes('integer') && schema.enum === undefined)
      add('type integer', '不是整数', Math.max(schema.minimum ?? 1, 1) + 0.5)
    if (schema.minimum !== undefined && schema.enum === undefined)
      add('below', `小于 ${schema.minimum}`, schema.minimum - 1, schema.minimum)
    // Some libraries take a page of -1 records for all of them.
    if (schema.minimum === 1 && schema.enum === undefined) add('below zero', '小于 0', -1, schema.minimum)
    // A year of four digits is written with two now and then.
    if (schema.minimum !== undefined && schema.minimum >= 1000 && schema.enum === undefined)
      add('below digits', `小于 ${schema.minimum}，只有两位`, schema.minimum % 100, schema.minimum)
    if (schema.maximum !== undefined && schema.enum === undefined)
      add('above', `大于 ${schema.maximum}`, schema.maximum + 1, schema.maximum)
  } else if (types.includes('string')) {
    add('type', '不是文字', depth === 0 ? 12_345 : { conformance: true })
    if (allowed === undefined) faults.push(...textFaults(schema))
  } else if (types.includes('boolean')) {
    add('type', '不是布尔值', 'conformance')
    add('type text', '是写成文字的布尔值', 'true')
    add('type number', '是写成数的布尔值', 1)
  } else if (types.includes('array')) {
    add('type', '不是列表', 'conformance')
    faults.push(...itemFaults(document, schema, depth))
    if (schema.minItems !== undefined && schema.minItems > 0)
      add('items few', `少于 ${schema.minItems} 项`, [], schema.minItems)
  } else if (schema.properties !== undefined) add('type', '不是对象', 'conformance')
  return faults
}

/** What a lenient reader takes for one of the values: its name in other letters, its place in the list, its neighbour. */
function enumFaults({ enum: values = [] }: FullSchema, types: readonly string[]): Fault[] {
  if (types.includes('integer')) {
    const between = values.map((value) => Number(value) + 1).find((value) => !values.includes(value))
    return between === undefined ? [] : [{ name: 'enum near', fault: '不在取值之中', value: between }]
  }
  if (!types.includes('string')) return []
  const named = values.filter((value) => typeof value === 'string').find((value) => /[A-Z]{2}/.test(value))
  const small = named?.toLowerCase()
  return [
    ...(small === undefined || values.includes(small)
      ? []
      : [{ name: 'enum case', fault: '取值的大小写不同', value: small }]),
    ...(values.includes('0') ? [] : [{ name: 'enum place', fault: '是取值的序号', value: 0 }]),
  ]
}

/** Faults of one of several items, and items that are valid only individually. */
function itemFaults(
  document: ContractDocument,
  { items, uniqueItems, maxItems = Infinity }: FullSchema,
  depth: number,
): Fault[] {
  if (items === undefined) return []
  const item = resolve(document, items)
  const [known] = item.enum ?? []
  const faults = valueFaults(document, item, depth + 1)
    .filter(({ value }) => value !== undefined)
    .map(({ name, fault, value, ...more }) => ({
      name: `items ${name}`,
      fault: `含有一项${fault}`,
      value: [value],
      ...more,
    }))
  if (known === undefined) return faults
  return [
    ...faults,
    ...(typeof known === 'string' && maxItems > 1
      ? [
          {
            name: 'items enum among',
            fault: '除了合格的一项还有一项不在取值之中',
            value: [known, 'CONFORMANCE_UNKNOWN'],
          },
        ]
      : []),
    { name: 'type single', fault: '是单独一项而不是列表', value: known },
    ...(uniqueItems === true ? [{ name: 'items twice', fault: '含有重复的项', value: [known, known] }] : []),
  ]
}

/** How many digits of a valid text are changed to one just outside its pattern. */
const NEAR = 3

const mobile = /^1[3-9]\d{9}$/

/** Invalid texts that contain a valid one, or differ from it in one digit. */
export function surrounded({ pattern }: FullSchema, value: unknown): Fault[] {
  if (pattern === undefined || typeof value !== 'string' || value === '') return []
  const fits = new RegExp(pattern, 'u')
  const near = [...value.matchAll(/\d/g)].flatMap(({ index, 0: digit }) => {
    const distance = (other: number) => Math.abs(other - Number(digit))
    return Array.from({ length: 10 }, (_, other) => other)
      .toSorted((one, other) => distance(one) - distance(other))
      .map((other) => `${value.slice(0, index)}${other}${value.slice(index + 1)}`)
      .filter((text) => !fits.test(text))
      .slice(0, 1)
  })
  return [
    ...near.slice(0, NEAR).map((each, place) => ({
      name: place === 0 ? 'pattern near' : `pattern near ${place + 1}`,
      fault: '与合格式的文字只差一位',
      value: each,
    })),
    { name: 'pattern short', fault: '比合格式的文字少一位', value: value.slice(0, -1) },
    { name: 'pattern long', fault: '比合格式的文字多一位', value: `${value}${value.slice(-1)}` },
    { name: 'pattern tail', fault: '合格式的文字之后还有别的', value: `${value}!` },
    { name: 'pattern head', fault: '合格式的文字之前还有别的', value: `!${value}` },
    { name: 'pattern blank', fault: '合格式的文字中间有空格', value: split(value, ' ') },
    { name: 'pattern hyphen', fault: '合格式的文字中间有连字符', value: split(value, '-') },
    ...(mobile.test(value) ? [{ name: 'pattern country', fault: '手机号前带国家代码', value: `+86${value}` }] : []),
  ].filter((each) => !fits.test(each.value))
}

function split(text: string, by: string): string {
  const middle = Math.floor(text.length / 2)
  return `${text.slice(0, middle)}${by}${text.slice(middle)}`
}

/**
 * A file of a kind that the field does not take (`x-file`): that of another field of the same form, as the gateway must
 * have it.
 */
export function wrongKind({ 'x-file': kinds }: FullSchema, others: readonly unknown[]): Fault[] {
  const allowed = kinds?.flatMap(({ extensions }) => extensions)
  const isWrong = (file: unknown) => {
    const ending =
      typeof file === 'object' && file !== null && 'name' in file && /\.(\w+)$/.exec(String(file.name))?.[1]
    return typeof ending === 'string' && allowed?.includes(ending.toLowerCase()) === false
  }
  const value = others.find(isWrong)
  return value === undefined ? [] : [{ name: 'file kind', fault: `不是 ${allowed?.join('、')} 文件`, value }]
}

function textFaults({ minLength = 0, maxLength, pattern, format }: FullSchema): Fault[] {
  const faults: Fault[] = []
  if (maxLength !== undefined && maxLength <= 20_000)
    faults.push({
      name: 'long',
      fault: `长于 ${maxLength} 个字符`,
      value: sample(pattern, maxLength + 1),
      limit: maxLength,
    })
  if (minLength > 0)
    faults.push({
      name: 'short',
      fault: `短于 ${minLength} 个字符`,
      value: minLength === 1 ? '' : sample(pattern, minLength - 1),
      limit: minLength,
    })
  if (minLength > 1) faults.push({ name: 'short empty', fault: '为空', value: '' })
  if (minLength > 0) faults.push({ name: 'short blank', fault: '只有空白', value: ' '.repeat(minLength) })
  const misfit = ['不符 格式?', '!', '<>'].map((text) => text.padEnd(minLength, '!').slice(0, maxLength))
  const wrong = pattern === undefined ? undefined : misfit.find((text) => !new RegExp(pattern, 'u').test(text))
  if (wrong !== undefined) faults.push({ name: 'pattern', fault: '不符合格式', value: wrong })
  if (format === 'date')
    faults.push(
      { name: 'pattern', fault: '不是日期', value: '2026-02-30' },
      // A reader that counts on into the next month would refuse a past day where it must be ahead.
      { name: 'pattern day', fault: '是当月没有的一天', value: nextMissingDay(new Date()) },
      { name: 'pattern slash', fault: '日期写作 2026/01/05', value: '2026/01/05' },
      { name: 'pattern time', fault: '日期后带时刻', value: '2026-01-05 00:00:00' },
      // For days that must be ahead, a past one would be refused for that reason.
      ...[0, 1].map((ahead) => {
        const value = `${new Date().getFullYear() + ahead}-1-5`
        return { name: `pattern short ${ahead}`, fault: '日期的月、日没有补零', value }
      }),
    )
  return faults
}

/** The 31st of the next month that has only 30 days. */
function nextMissingDay(now: Date): string {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  const short = [4, 6, 9, 11].find((each) => each >= month)
  return `${short === undefined ? year + 1 : year}-${String(short ?? 4).padStart(2, '0')}-31`
}

/** A text of that length that matches the pattern except for its length, if it is easy to generate. */
function sample(pattern: string | undefined, length: number): string {
  const candidates = ['a', '1', '测'].map((letter) => letter.repeat(length))
  if (pattern !== undefined)
    candidates.unshift(`/${'a'.repeat(Math.max(0, length - 1))}`, `1${'3'.repeat(Math.max(0, length - 1))}`)
  const fits = pattern === undefined ? undefined : candidates.find((text) => new RegExp(pattern, 'u').test(text))
  return fits ?? (pattern === undefined ? '测'.repeat(length) : '1'.repeat(length))
}
