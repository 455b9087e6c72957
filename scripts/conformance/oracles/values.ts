import type { ContractDocument } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { unreachableHost } from './addresses.ts'
import { htmlRules } from '#gateway/generated/html.ts'
import { judgeActions } from './actions.ts'
import { judgeLabels, judgeNamed, judgeWords } from './words.ts'
import { envelopeData, walk, type Node } from '../schema.ts'

interface WrongValue {
  rule: string
  expected: string
  actual: string
  at: string
  part: unknown
}

/** The values seen earlier in this run, so that later replies cannot contradict them. */
export class Sameness {
  readonly #said = new Map<string, { value: unknown; by: string }>()

  /** The subject's earlier value, if it was different. */
  differs(subject: string, value: unknown, by: string): { value: unknown; by: string } | undefined {
    const before = this.#said.get(subject)
    if (before === undefined) this.#said.set(subject, { value, by })
    return before !== undefined && before.value !== value ? before : undefined
  }
}

/** Values that match their schema but are impossible. */
export function judgeValues(run: Run, sameness: Sameness, operation: Operation, data: unknown): WrongValue[] {
  const schema = envelopeData(operation)
  if (schema === undefined) return []
  const found: WrongValue[] = []
  const add = (rule: string, { at, value }: Pick<Node, 'at' | 'value'>, expected: string) =>
    found.push({
      rule: `${rule} ${at}`,
      expected: `${at === '' ? 'data' : at} ${expected}`,
      actual: `实际是 ${JSON.stringify(value)?.slice(0, 120)}`,
      at: `/data${at}`,
      part: value,
    })
  const told = { sameness, by: operation.operationId, add }
  walk(run.document, { value: data, schema, names: [], at: '' }, (node) => {
    if (typeof node.value === 'string') {
      judgeText(node, add)
      judgeAddress(node, run.options.gateway.hostname, add)
    } else if (typeof node.value === 'number') judgeNumber(node, add)
    else if (Array.isArray(node.value)) judgeOptions(run.document, node, add)
    else if (typeof node.value === 'object' && node.value !== null) {
      judgePairs(node, add)
      judgePage(node, add)
      judgeActions(run.document, node, add)
      judgeWords(run.document, node, add)
      judgeNamed(node, told)
      judgeToday(node, told)
    }
  })
  return found
}

export type Add = (rule: string, node: Pick<Node, 'at' | 'value'>, expected: string) => void

/** What an operation's reply says, to be compared with earlier replies. */
export interface Told {
  sameness: Sameness
  by: string
  add: Add
}

/** UTF-8 read as Latin-1 or GBK, and traces of code that printed a missing value. */
const garbled =
  /\uFFFD|[\u0080-\u009F]|[ÃÂäåæçèé][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|锟斤拷|烫烫|&(?:amp|lt|gt|quot|#\d+);/
/** Markup of a search engine or an editor in a text that is shown as it is. */
const tags = /<\/?(?:em|b|i|u|p|br|hr|div|span|font|strong|mark|a|img|ul|ol|li|h[1-6]|table|tr|td)(?:\s[^<>]*)?\/?>/i
/** What is left where a database could not hold the characters. */
const lost = /^\?+$|\?{4,}/
const noValue = /^(?:undefined|null|NaN|\[object Object\]|Invalid date)$/

function judgeText(node: Node, add: Add) {
  const text = node.value as string
  const isMarkup = /content|html/i.test(node.at.split('/').at(-1) ?? '')
  if (garbled.test(text) && !(isMarkup && /&/.test(text))) add('mojibake', node, '是可读的文字，没有乱码')
  if (noValue.test(text) && node.schema.enum === undefined) add('no value', node, '是真实的值，不是程序的空值')
  const { contentMediaType } = node.schema as { contentMediaType?: string }
  if (contentMediaType === 'text/html') judgeMarkup(node, add)
  else if (tags.test(text)) add('tags', node, '是纯文本，没有标签')
  if (lost.test(text)) add('lost', node, '是可读的文字，不是问号')
  if (node.names.includes('DateTime') && !isMoment(text)) add('moment', node, '是存在的日期与时刻')
  if (node.names.includes('Date') && !isDay(text)) add('day', node, '是存在的日期')
}

const allowedElements = new Set<string>(htmlRules.elements)

/** Files and links that a page of the portal shows, also within markup. */
function judgeAddress(node: Node, gateway: string, add: Add) {
  const { contentMediaType } = node.schema as { contentMediaType?: string }
  if (!node.names.includes('Url') && contentMediaType !== 'text/html') return
  const host = unreachableHost(node.value as string, gateway)
  if (host !== undefined) add('address', node, `的网址处处打得开，不在内网或本机上（${host}）`)
}

/** A page that shows the text would run its markup (contract/html.yaml). */
function judgeMarkup(node: Node, add: Add) {
  const text = node.value as string
  if (/<[^>]*$/.test(text)) add('cut', node, '是完整的，没有断在标签当中')
  const elements = [...text.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const isActive = /<[^>]*\s(?:on[a-z]+|style)\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i.test(text)
  if (isActive || elements.some((name) => !allowedElements.has(name)))
    add('markup', node, '只含契约许可的标签与属性（contract/html.yaml）')
  const ended = [...text.matchAll(/&lt;\/([a-z][a-z0-9]*)&gt;/gi)].map(([, name = '']) => name.toLowerCase())
  if (elements.length === 0 && ended.some((name) => allowedElements.has(name)))
    add('escaped', node, '是标签，不是写成 &lt; 的文字')
}

function judgeNumber(node: Node, add: Add) {
  const {
    'x-unit': unit = '',
    'x-decimals': stated,
    description = '',
  } = node.schema as { 'x-unit'?: string; 'x-decimals'?: number; description?: string }
  const isFine =
    node.names.some((name) => ['Money', 'Percent', 'NullableMoney'].includes(name)) ||
    /^[万亿]?元/.test(unit) ||
    description.includes('最多两位小数')
  const most = stated ?? (isFine ? 2 : undefined)
  if (most !== undefined && decimalsOf(node.value as number) > most) add('decimals', node, `最多 ${most} 位小数`)
}

/** As the number is written: a single-precision 0.8 that was widened is 0.800000011920929. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

function judgeOptions(document: ContractDocument, node: Node, add: Add) {
  judgeList(node, add)
  judgeLabels(document, node, add)
}

function judgeList(node: Node, add: Add) {
  const ids = (node.value as unknown[]).map(idOf).filter((id) => id !== undefined)
  const double = ids.find((id, index) => ids.indexOf(id) !== index)
  if (double !== undefined) add('unique', { at: node.at, value: double }, '各条记录的标识互不相同')
}

function idOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return undefined
  const fields = item as Record<string, unknown>
  return fields['id'] ?? fields['signId'] ?? fields['tagId'] ?? fields['wordId']
}

/** Pairs of properties, the first of which is never beyond the second. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/^(.*)Min$/, '$1Max'],
  [/^min([A-Z].*)$/, 'max$1'],
  [/^(.*)Low$/, '$1High'],
  [/^(.*)[sS]tart$/, '$1end'],
  [/^(.*)Start$/, '$1End'],
  [/^start(Time|Date)$/, 'end$1'],
  [/^effectiveFrom$/, 'effectiveTo'],
  [/^from$/, 'to'],
  [/^createTime$/, 'updateTime'],
  [/^signEnd$/, 'endTime'],
]

/** The names of the same few hundred fields come up in every reply. */
const namesBeyond = new Map<string, readonly string[]>()

/** The fields that a field of this name is never beyond. */
function namesBeyondOf(name: string): readonly string[] {
  const known = namesBeyond.get(name)
  if (known !== undefined) return known
  const fitting = name.startsWith('quiet') ? [] : pairs.filter(([pattern]) => pattern.test(name))
  const names = fitting.map(([pattern, other]) => name.replace(pattern, other))
  namesBeyond.set(name, names)
  return names
}

function judgePairs({ value, at }: Node, add: Add) {
  const fields = value as Record<string, unknown>
  for (const name of Object.keys(fields))
    for (const other of namesBeyondOf(name)) {
      const [earlier, later] = [fields[name], fields[other]]
      if (typeof earlier !== typeof later || (typeof earlier !== 'number' && typeof earlier !== 'string')) continue
      if (earlier > (later as typeof earlier))
        add('pair', { at: `${at}/${name}`, value: [earlier, later] }, `不大于（不晚于）${other}`)
    }
}

function judgePage({ value, at }: Node, add: Add) {
  const { records, total, size, current, pages } = value as Record<string, unknown>
  if (!Array.isArray(records) || typeof total !== 'number' || typeof size !== 'number') return
  if (typeof current !== 'number' || typeof pages !== 'number') return
  const sum = { total, size, current, pages, records: records.length }
  if (pages !== Math.ceil(total / size)) add('pages', { at, value: sum }, '的 pages 为 total 除以 size 进一')
  const expected = Math.max(0, Math.min(size, total - (current - 1) * size))
  if (records.length !== expected) add('records', { at, value: sum }, `的当页应有 ${expected} 条`)
}

/** Remaining days are always counted from the same day. */
function judgeToday({ value, at }: Node, { sameness, by, add }: Told) {
  const fields = value as Record<string, unknown>
  const days = fields['remainDays']
  const until = ['deadline', 'end', 'signEnd'].map((name) => fields[name]).find((each) => typeof each === 'string')
  if (typeof days !== 'number' || days <= 0 || days >= mostDays || until === undefined || !isDay(until)) return
  const today = new Date(Date.parse(until) - days * 86_400_000).toISOString().slice(0, 10)
  const before = sameness.differs('today', today, by)
  if (before !== undefined)
    add(
      'today',
      { at: `${at}/remainDays`, value: { days, until } },
      `应从同一天算起：${before.by} 从 ${String(before.value)} 算，这里从 ${today} 算`,
    )
}

/** A calendar ends somewhere: no day is further away. */
const mostDays = 1_000_000

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

function isMoment(text: string): boolean {
  const [day = '', clock = ''] = text.split(' ')
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock)
}
