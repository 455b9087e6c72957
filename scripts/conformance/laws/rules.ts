import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { resolve, type ContractDocument, type JsonSchema } from '#compiler/document.ts'
import type { Operation, RuleLaw } from '../declared.ts'
import { member } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { noParts } from '../validRequest.ts'
import { ruleOf } from '#mocks/rules/ruleBook.ts'
import type { Value } from '#mocks/rules/rule.ts'
import { boundaryCases } from './boundaries.ts'
import { ownFigures } from './ownFigures.ts'

const rulesDir = path.resolve(import.meta.dirname, '../../../contract/rules')

interface RuleCase {
  name: string
  formCode?: string
  inputs: Record<string, unknown>
  expected: Record<string, unknown>
  line: number
  /** Scores that were set from outside and cannot be part of a request. */
  scores?: unknown
}

/** Sends every case of contract/rules to its tool operation, as a visitor, so that nothing is saved. */
export async function holdRules(run: Run): Promise<void> {
  const files = readdirSync(rulesDir).filter((file) => file.includes('@') && file.endsWith('.yaml'))
  for (const file of files) {
    const version = path.basename(file, '.yaml')
    const tools = run.subjects.flatMap((operation) =>
      [operation.laws.rule ?? []]
        .flat()
        .filter(({ of }) => of === version.split('@')[0])
        .map((law) => ({ operation, law, version, file })),
    )
    for (const tool of tools) await holdRule(run, tool)
  }
}

async function holdRule(run: Run, tool: Tool): Promise<void> {
  const { law, version, file } = tool
  const { cases, isSuperseded } = readRule(file)
  // Only tools with a choice of version calculate by a replaced rule.
  if (isSuperseded && !Object.values(law.with ?? {}).includes('$version')) return
  await run.each(
    `规则 ${version}`,
    [...cases.filter(({ scores }) => scores === undefined), ...atLimits(version, law, cases[0]?.line ?? 1)],
    (each) => holdCase(run, tool, each),
  )
}

function atLimits(version: string, law: RuleLaw, line: number): RuleCase[] {
  return boundaryCases(version, sentWith(law)).map((each) => ({ ...each, expected: { ...each.expected }, line }))
}

/** The literal inputs that every request has. */
function sentWith({ inputs, with: given = {} }: RuleLaw): Record<string, Value> {
  const entries = Object.entries(given).flatMap(([name, value]): [string, Value][] => {
    const [place = '', key] = name.split('/')
    const isLiteral = typeof value === 'number' || typeof value === 'boolean'
    return key !== undefined && inputs.includes(place) && isLiteral ? [[key, value]] : []
  })
  return Object.fromEntries(entries)
}

interface Tool {
  operation: Operation
  law: RuleLaw
  version: string
  file: string
}

async function holdCase(run: Run, tool: Tool, rule: RuleCase): Promise<void> {
  const { operation, version, file } = tool
  const parts = { ...noParts, body: requestOf(run.document, tool, rule) }
  const { exchange, outcome } = await run.ask({ operation, parts, as: 'visitor' })
  // A case may omit fields that the form requires. Refusing such a request is not a fault.
  if (outcome.kind !== 'success') {
    run.coverageOf(operation.operationId).note ||= `算例“${rule.name}”没有得到结果`
    return
  }
  const clause = `contract/rules/${file}:${rule.line}`
  const { effectiveFrom, effectiveTo, supersededBy } = ruleOf(version)
  const stated: [string, unknown, unknown][] = [
    ['规则版本', version, member(outcome.data, 'ruleVersion')],
    ['施行日期', effectiveFrom, member(outcome.data, 'effectiveFrom')],
    ['失效日期', effectiveTo, member(outcome.data, 'effectiveTo')],
    ['后一版本', supersededBy, member(outcome.data, 'supersededBy')],
  ]
  const figures = ownFigures(version, rule.formCode, outcome.data)
  for (const [what, expected, actual] of [...stated, ...compared(rule.expected, outcome.data), ...figures]) {
    // A result may not show what has no value, or what is measured on the way.
    if (actual === undefined && (expected === null || what.startsWith('测算'))) continue
    run.check(
      operation,
      'rules',
      isAlike(expected, actual)
        ? undefined
        : {
            rule: `${version} ${what}`,
            expected: `算例“${rule.name}”的 ${what} 为 ${JSON.stringify(expected)}`,
            actual: JSON.stringify(actual) ?? '没有',
            part: actual,
            clause,
            exchange,
          },
    )
  }
}

/** The request for a case. */
function requestOf(document: ContractDocument, { operation, law, version }: Tool, rule: RuleCase): object {
  const values = Object.entries(law.with ?? {})
  const named = new Set(values.map(([, value]) => value))
  const inputs = Object.entries(rule.inputs).filter(([name]) => !named.has(`$inputs.${name}`))
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const body: Record<string, unknown> = {}
  for (const field of law.inputs) {
    const own = propertyOf(document, schema, field)?.properties ?? {}
    body[field] = Object.fromEntries(law.inputs.length === 1 ? inputs : inputs.filter(([name]) => name in own))
  }
  for (const [place, value] of values) {
    const [field = '', inner] = place.split('/')
    const meant = valueOf(value, version, rule)
    // A value that the case states itself takes precedence.
    body[field] = inner === undefined ? meant : { [inner]: meant, ...(body[field] as object | undefined) }
  }
  return body
}

function propertyOf(document: ContractDocument, schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const property = schema === undefined ? undefined : resolve(document, schema).properties?.[name]
  return property === undefined ? undefined : resolve(document, property)
}

function valueOf(value: unknown, version: string, rule: RuleCase): unknown {
  if (typeof value !== 'string' || !value.startsWith('$')) return value
  const [root, name = ''] = value.slice(1).split('.')
  if (root === 'version') return version
  return root === 'case' ? member(rule, name) : (rule.inputs[name] ?? false)
}

/** Pairs of the case's expected values and the result's. Undefined when the result cannot state the value. */
function compared(expected: Record<string, unknown>, result: unknown): [string, unknown, unknown][] {
  const items = (member(result, 'items') ?? []) as {
    code: string
    status: string
    score?: number
    scoreLow?: number
    scoreHigh?: number
  }[]
  const groups = (member(result, 'groups') ?? []) as {
    code: string
    score?: number | null
    scoreLow?: number
    scoreHigh?: number
  }[]
  const inner = (name: string) => Object.entries((expected[name] ?? {}) as Record<string, unknown>)
  const scoreOf = (code: string) => {
    const item = items.find((each) => each.code === code)
    return item?.score ?? (item?.scoreLow === undefined ? undefined : [item.scoreLow, item.scoreHigh])
  }
  const groupScore = (code: string) => {
    const group = groups.find((each) => each.code === code)
    return group?.scoreLow === undefined ? (group?.score ?? undefined) : [group.scoreLow, group.scoreHigh]
  }
  const scale = member(result, 'scale')
  const cloud = member(result, 'cloud')
  return [
    ['结论', expected['verdict'], member(result, 'verdict')],
    ['规模', expected['class'], member(scale, 'scaleClass')],
    [
      '规模范围',
      expected['classRange'],
      scale === undefined ? undefined : [member(scale, 'low'), member(scale, 'high')],
    ],
    ['缺少的指标', expected['missing'], member(scale, 'missingFields')],
    [
      '总分',
      expected['total'],
      Array.isArray(expected['total'])
        ? [member(result, 'totalLow'), member(result, 'totalHigh')]
        : member(result, 'total'),
    ],
    ['星级', expected['level'], member(cloud, 'levelByScore')],
    ['可申报星级', expected['applyNext'], member(cloud, 'applyNext')],
    ...inner('items').map(([code, status]): [string, unknown, unknown] => [
      `条件 ${code}`,
      status,
      items.find((each) => each.code === code)?.status,
    ]),
    ...inner('indicators').map(([code, score]): [string, unknown, unknown] => [`指标 ${code}`, score, scoreOf(code)]),
    ...inner('groups').map(([code, score]): [string, unknown, unknown] => [`分组 ${code}`, score, groupScore(code)]),
    ...inner('measures').map(([name, value]): [string, unknown, unknown] => [
      `测算 ${name}`,
      value,
      member(member(result, 'rdDeduction'), name),
    ]),
  ].filter((each): each is [string, unknown, unknown] => each[1] !== undefined)
}

function isAlike(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') return Math.abs(expected - actual) < 0.006
  if (Array.isArray(expected) && Array.isArray(actual))
    return expected.length === actual.length && expected.every((each, index) => isAlike(each, actual[index]))
  return JSON.stringify(expected) === JSON.stringify(actual)
}

function readRule(file: string): { cases: RuleCase[]; isSuperseded: boolean } {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path.join(rulesDir, file), 'utf8'), { lineCounter: lines })
  const found = document.get('cases')
  const cases = isSeq(found)
    ? found.items.filter(isMap).map((item) => ({
        ...(item.toJSON() as Omit<RuleCase, 'line'>),
        line: lines.linePos(item.range?.[0] ?? 0).line,
      }))
    : []
  return { cases, isSuperseded: typeof document.get('supersededBy') === 'string' }
}
