import type { ContractDocument } from '#compiler/document.ts'
import { fileHint } from '#gateway/fields/files.ts'
import type { FileKind, Quota, Term } from '#gateway/generated/fields/field.ts'

type Node = Record<string, unknown>

const originals = `契约原文：[openapi.json](/openapi.json)、[openapi.yaml](/openapi.yaml)。供 Java 等没有联合类型的语言生成代码：
[openapi.codegen.json](/openapi.codegen.json)，其中成功的回复与 BusinessError 各为一类，先看 returnCode 再选。`

/**
 * The contract as the docs page shows it. The renderer ignores the contract's own extensions, so they are written into
 * the descriptions: what is inferred and why, the services' Chinese names, fields required on submission or under a
 * condition, and units.
 */
export function shownContract(document: ContractDocument): ContractDocument {
  const shown = structuredClone(document) as ContractDocument & { info: Node; tags?: Node[] }
  walk(shown)
  shown.info['description'] = [shown.info['description'], originals].filter(Boolean).join('\n\n')
  for (const tag of shown.tags ?? []) tag['x-displayName'] = tag['description'] ?? tag['name']
  for (const operation of Object.values(shown.paths).flatMap((item) => Object.values(item) as Node[])) {
    if (operation['x-inferred'] === true) operation['x-badges'] = [{ name: '推断' }]
  }
  return shown
}

function walk(value: unknown) {
  if (Array.isArray(value)) for (const item of value) walk(item)
  if (!isNode(value)) return
  const notes = []
  if (value['x-inferred'] === true) notes.push(`**推断**：${textOf(value['x-inferred-reason'])}`)
  const onSubmit = value['x-required-on-submit']
  if (Array.isArray(onSubmit)) notes.push(`**提交时另须填写**：${onSubmit.join('、')}`)
  const conditions = value['x-required-when']
  if (Array.isArray(conditions)) notes.push(`**有条件必填**：${conditions.map(conditionText).join('；')}`)
  const order = value['x-order']
  if (Array.isArray(order))
    notes.push(`**不小于（不早于）前者**：${order.map((list) => listText(list, ' ≤ ')).join('；')}`)
  if (isNode(value['x-ahead'])) notes.push(`**提交时**：${aheadText(value['x-ahead'], value['type'] === 'integer')}`)
  const term = value['x-term']
  if (isNode(term)) notes.push(`**期限**：${lengthText(term)}`)
  const limits = value['x-null-below']
  if (isNode(limits)) {
    notes.push(
      Object.entries(limits)
        .map(([name, least]) => `**为 null**：${name} 少于 ${String(least)} 时`)
        .join(),
    )
  }
  if (isNode(value['x-terms'])) {
    const terms = Object.values(value['x-terms']) as Term[]
    notes.push(`**期限**：${terms.map((each) => `${each.title} ${lengthText(each)}`).join('；')}`)
  }
  if (isNode(value['x-quota'])) {
    notes.push(`**数量**：${(Object.values(value['x-quota']) as Quota[]).map(quotaText).join('；')}`)
  }
  const states = value['x-states']
  if (isNode(states)) notes.push(`**转移**：${Object.entries(states).map(stateText).join('；')}`)
  const files = value['x-file']
  if (Array.isArray(files)) {
    const maxItems = typeof value['maxItems'] === 'number' ? value['maxItems'] : 1
    notes.push(`**文件**：${fileHint({ file: files as FileKind[], maxItems })}`)
  }
  if (typeof value['x-unit'] === 'string') notes.push(`**单位**：${value['x-unit']}`)
  for (const part of Object.values(value)) walk(part)
  if (notes.length > 0) value['description'] = [value['description'], ...notes].filter(Boolean).join('\n\n')
}

/** E.g. demandType 为 PRODUCT 时 quantity、unit. */
function conditionText(condition: unknown): string {
  if (!isNode(condition)) return ''
  const { when, fields } = condition
  return `${whenText(when)} 时 ${listText(fields, '、')}`
}

function whenText(when: unknown): string {
  const values = Object.entries(isNode(when) ? when : {}).map(([name, list]) => `${name} 为 ${listText(list, '或')}`)
  return values.join('且 ')
}

/** E.g. createTime 之后第 3 个工作日, or 300 秒. */
function lengthText({ days, workingDays, seconds, after }: Partial<Term>): string {
  const [amount, unit] =
    workingDays === undefined ? (days === undefined ? [seconds, '秒'] : [days, '天']) : [workingDays, '个工作日']
  return after === undefined ? `${amount} ${unit}` : `${after} 之后第 ${amount} ${unit}`
}

/** E.g. 一家企业的需求草稿（status 为 DRAFT）最多 5. */
function quotaText({ title, most, when, per, seconds }: Quota): string {
  const time = per === 'DAY' ? '每天' : seconds === undefined ? '' : ` ${seconds} 秒内`
  return `${title}${when === undefined ? '' : `（${whenText(when)}）`}${time}最多 ${most}`
}

/** E.g. DOCKING：OFF_SHELF → OFF_SHELF，COMPLETE → COMPLETED（已有对接 FINISHED）. */
function stateText([state, actions]: [string, unknown]): string {
  const steps = Object.entries(isNode(actions) ? actions : {}).map(([action, step]) => {
    const { to, when, if: condition } = isNode(step) ? step : ({ to: step } as Node)
    const conditions = [when === undefined ? '' : whenText(when), textOf(condition)].filter(Boolean).join('，')
    const target = to === undefined ? '所报的状态' : [to].flat().map(String).join('、')
    return `${action} → ${target}${conditions === '' ? '' : `（${conditions}）`}`
  })
  return `${state}：${steps.length === 0 ? '没有操作' : steps.join('，')}`
}

/** E.g. 比当天晚 1 至 365 天. */
function aheadText({ minimum, maximum }: Node, isYear: boolean): string {
  const [now, unit] = isYear ? ['当年', '年'] : ['当天', '天']
  const bounds = [
    typeof minimum === 'number' ? (minimum > 0 ? `晚于${now}` : `不早于${now}`) : '',
    maximum === 0 ? `不晚于${now}` : typeof maximum === 'number' ? `在 ${maximum} ${unit}之内` : '',
  ]
  return bounds.filter(Boolean).join('，')
}

function listText(list: unknown, between: string): string {
  return Array.isArray(list) ? list.join(between) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
