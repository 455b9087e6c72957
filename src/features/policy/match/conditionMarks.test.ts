import { expect, test } from 'vitest'
import type { MatchCondition, MatchItem } from '../report/fit.ts'
import { conditionKey } from '../report/fit.ts'
import { countsText, markOf } from './conditionMarks.ts'

const said = (text: string, status: MatchCondition['status'], statusDesc: string): MatchCondition => ({
  text,
  required: true,
  veto: false,
  status,
  statusDesc,
})

const item: MatchItem = {
  policyId: 'p-1001',
  title: '智能化改造项目奖补申报指南（示例）',
  level: 'COUNTY',
  levelDesc: '县(市、区)级',
  department: '市工业和信息化局',
  coverage: 50,
  vetoHit: false,
  urgency: 'NORMAL',
  declarationTag: { code: 'OPEN', text: '申报中', grey: false },
  conditions: [
    { ...said('在本市注册', 'MET', '符合'), actualText: '注册地址为泰兴市' },
    { ...said('从业人员不少于 30 人', 'UNMET', '不符合'), actualText: '20 人', gap: '还差 10 人' },
    {
      ...said('投资不低于 300 万元', 'UNKNOWN', '信息不足'),
      gap: '请补充项目总投资额',
      missingField: 'projectDTO.projectTotalInvestAmount',
    },
    said('未列入失信名单', 'MANUAL', '需人工核对'),
    said('引进人才不超过三年', 'NA', '不适用'),
  ],
}

test('each condition is marked with the actual value, the gap, or why it is undecided', () => {
  const marks = item.conditions.map(({ text }) => markOf(item, text, {}))
  expect(marks).toEqual([
    { tone: 'met', text: '符合', detail: '注册地址为泰兴市' },
    { tone: 'unmet', text: '不符合', detail: '还差 10 人' },
    {
      tone: 'open',
      text: '待确认',
      detail: '请补充项目总投资额',
      missingField: 'projectDTO.projectTotalInvestAmount',
    },
    { tone: 'open', text: '待确认', detail: '需人工核对' },
    undefined,
  ])
  expect(markOf(item, '详情里另有的条件', {})).toBeUndefined()
  expect(countsText(item, {})).toBe('符合 1 条 · 不符合 1 条 · 待确认 2 条')
})

test('the reader’s answer in the report is shown as their own, and counts', () => {
  const [, , , manual] = item.conditions
  const confirmed = manual === undefined ? {} : { [conditionKey(item, manual)]: 'MET' as const }
  expect(markOf(item, '未列入失信名单', confirmed)).toEqual({ tone: 'met', text: '自认符合' })
  expect(countsText(item, confirmed)).toBe('符合 2 条 · 不符合 1 条 · 待确认 1 条')
})
