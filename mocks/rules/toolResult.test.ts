import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { readContract } from '#compiler/document.ts'
import type { Case, Rule } from './rule.ts'
import { allRules, formOf, ruleOf } from './ruleBook.ts'
import { calculate, type Calculation } from './toolResult.ts'

const cases = allRules().flatMap((rule) => rule.cases.map((each) => [rule.ruleVersion, each.name, rule, each] as const))

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'contract', ...readContract() })
const fitsContract = ajv.compile({ $ref: 'contract#/components/schemas/ToolResult' })

function calculateCase(rule: Rule, { formCode, inputs }: Case) {
  return calculate(rule, formOf(rule, formCode), inputs)
}

/** What the result states, by the names that the rule's cases use. */
function said({ items, groups, total, totalLow, totalHigh, scale, cloud, rdDeduction }: Calculation) {
  const conditions = items.filter(({ maxScore }) => maxScore === undefined)
  const indicators = items.filter(({ maxScore }) => maxScore !== undefined)
  const score = (low?: number, high?: number, exact: number | null = null) =>
    low === undefined || high === undefined ? exact : [low, high]
  return {
    items: Object.fromEntries(conditions.map(({ code, status }) => [code, status])),
    indicators: Object.fromEntries(
      indicators.map((each) => [each.code, score(each.scoreLow, each.scoreHigh, each.score)]),
    ),
    groups: Object.fromEntries(groups.map((each) => [each.code, score(each.scoreLow, each.scoreHigh, each.score)])),
    total: score(totalLow, totalHigh, total),
    class: scale?.scaleClass ?? undefined,
    classRange: scale?.scaleClass === null ? [scale.low, scale.high] : undefined,
    missing: scale?.missingFields,
    level: cloud?.levelByScore,
    applyNext: cloud?.applyNext,
    measures: rdDeduction,
  }
}

/** The part of the case's expectation that a result states. */
function stated(rule: Rule, { expected }: Case) {
  const { outlook: _outlook, reminders: _reminders, verdict: _verdict, measures = {}, ...rest } = expected
  const shown = Object.entries(measures).filter(
    ([key]) => rule.toolCode === 'RD_DEDUCTION' && key !== 'negativeIndustryRatio',
  )
  return shown.length === 0 ? rest : { ...rest, measures: Object.fromEntries(shown) }
}

test.for(cases.filter(([, , , each]) => each.scores === undefined))(
  '%s: %s comes out as the rule expects',
  ([, , rule, each]) => {
    const result = calculateCase(rule, each)
    expect(said(result)).toMatchObject(stated(rule, each))
    const { verdict } = each.expected
    expect(result).toMatchObject(verdict === undefined ? {} : { verdict })
  },
)

test.for(cases)('%s: %s is told as the contract says', ([, , rule, each]) => {
  const result = { ...calculateCase(rule, each), id: 'tr-1', enName: null, createTime: '2026-03-06 15:10:00' }
  expect(fitsContract(result) ? [] : fitsContract.errors).toEqual([])
})

function itemOf(ruleVersion: string, formCode: string | undefined, code: string, inputs: Case['inputs']) {
  const rule = ruleOf(ruleVersion)
  const item = calculate(rule, formOf(rule, formCode), inputs).items.find((each) => each.code === code)
  if (item === undefined) throw new Error(`${ruleVersion} has no item ${code}`)
  return item
}

test.for([
  ['hnte@2016', undefined, 'H5', { techStaffAmount: 9, employeeAmount: 115 }, '科技人员还差 3 人'],
  [
    'hnte@2016',
    undefined,
    'H7',
    { highTechIncome: 587.5, totalIncome: 1000 },
    '近一年高新技术产品（服务）收入还差 12.5 万元',
  ],
  ['srdi@2026', 'form2', 'P2b', { mainBusinessRatio: 79.9 }, '主营业务收入占营业收入还差 0.1 个百分点'],
  ['srdi@2026', 'form2', 'P2c', { assetDebt: 80.1 }, '上年末资产负债率超出 0.1 个百分点'],
  [
    'srdi@2026',
    'form2',
    'P2a',
    { operatingIncome: 1499.99, newEquityTwoYears: 1999 },
    '上年度营业收入还差 0.01 万元，或近两年新增股权投资（合格机构投资者实缴）还差 1 万元',
  ],
  ['srdi@2026', 'form2', 'P3', { rdExpenses: [100, 99.9], rdRatios: [3, 5] }, '近两年各年研发费用还差 0.1 万元'],
  [
    'tech-sme@2017',
    undefined,
    'T5',
    {
      employeeAmount: 60,
      techStaffAmount: 18,
      rdExpense: 30,
      salesIncome: 1000,
      costExpense: 200,
      ipClassIAmount: 0,
      ipClassIIAmount: 3,
    },
    '总分还差 2 分',
  ],
] as const)('%s %s %s: what is missing is told as an amount', ([version, formCode, code, inputs, gap]) => {
  expect(itemOf(version, formCode, code, structuredClone(inputs) as unknown as Case['inputs'])).toMatchObject({
    status: 'UNMET',
    gap,
  })
})

test('what is not filled in is no failure, and the item says what to fill in', () => {
  const item = itemOf('srdi@2026', 'form2', 'P6', {})
  expect(item).toMatchObject({ status: 'UNKNOWN', suggestion: expect.stringContaining('发展评价得分') as string })
  expect(item.gap).toBeUndefined()
})

test('where nothing was filled in, nothing is said to fit', () => {
  const rule = ruleOf('hnte@2016')
  expect(calculate(rule, formOf(rule), {}).verdictText).toMatch(/^还没有核实任何条件，还缺/)
})

test('an indicator says what its next band asks', () => {
  const item = itemOf('tech-sme@2017', undefined, '1', { techStaffAmount: 16, employeeAmount: 100 })
  expect(item).toMatchObject({ score: 8, actualText: '16', suggestion: '达到“20% 以上”可得 12 分' })
})

test('the class names the way up and down', () => {
  const rule = ruleOf('sme-scale@2017')
  const { scale, verdictText } = calculate(rule, formOf(rule), {
    industry: 'INDUSTRY',
    employeeAmount: 186,
    operatingIncome: 13100,
  })
  expect(verdictText).toBe('小型企业')
  expect(scale).toMatchObject({
    nextUpText: '距中型还差从业人员 114 人',
    nextDownText: '从业人员少于 20 人或营业收入少于 300 万元即为微型',
  })
})

test('nothing can be deducted by an enterprise that is not taxed on its books, and the result says why', () => {
  const rule = ruleOf('rd-deduction@2023')
  const { rdDeduction, verdict, verdictText } = calculate(rule, formOf(rule), {
    isAuditCollection: false,
    personnelCost: 300,
  })
  expect([verdict, rdDeduction?.extra]).toEqual(['FAIL', 0])
  expect(verdictText).toContain('查账征收')
})

test('a result by a replaced standard says which one replaced it', () => {
  const rule = ruleOf('srdi@2022')
  expect(calculate(rule, formOf(rule, 'form1'), {})).toMatchObject({
    supersededBy: 'srdi@2026',
    reminders: [expect.stringContaining('专精特新梯度培育评分（2026 年标准）')],
  })
})

test('years are no wholes: a tenth of one is what is missing', () => {
  const rule = ruleOf('srdi@2026')
  const { items } = calculate(rule, formOf(rule, 'form2'), { hasTierOneTitle: true, marketYears: 2.9 })
  expect(items.find(({ code }) => code === 'P1')?.gap).toBe('截至上年末从事特定细分市场年限还差 0.1 年')
})

test('what is counted by the piece says what one more brings, until it is full', () => {
  const rule = ruleOf('hnte@2016')
  const inputs = { rdManagement: ['SYSTEM'], rdConditions: ['ORGANIZATION', 'FACILITIES', 'COOPERATION'] }
  const { items } = calculate(rule, formOf(rule), inputs)
  const suggestion = (wanted: string) => items.find(({ code }) => code === wanted)?.suggestion
  expect([suggestion('3.1'), suggestion('3.2')]).toEqual(['每增加 1 项加 2 分，最高 6 分', undefined])
})
