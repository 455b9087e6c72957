import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { resultChanges } from './resultChanges.ts'

type Item = Schema<'ToolItem'>

function item(code: string, status: Item['status'], requirement = `${code} 的要求`): Item {
  return { code, name: `条件${code}`, group: 'CONDITION', requirement, status, basis: '依据' }
}

function result(
  ruleVersion: string,
  verdict: Schema<'ToolVerdict'>,
  items: Item[],
  verdictText = '…',
): Schema<'ToolResult'> {
  return { ruleVersion, verdict, items, verdictText } as unknown as Schema<'ToolResult'>
}

test('after a rule change the old and new verdict are named, with the items responsible', () => {
  const before = result('srdi@2022', 'PASS', [item('P1', 'MET', '满 2 年'), item('P2', 'MET'), item('S', 'MET')])
  const after = result('srdi@2026', 'FAIL', [item('P1', 'UNMET', '满 3 年'), item('P2', 'MET'), item('P6', 'UNKNOWN')])
  expect(resultChanges(before, after)).toEqual({
    headline: '规则变更后，结论由“符合”变为“差 1 项”',
    ruleChanged: true,
    items: [
      {
        code: 'P1',
        name: '条件P1',
        before: '符合',
        after: '不符合',
        requirement: '满 3 年',
        formerRequirement: '满 2 年',
      },
      { code: 'P6', name: '条件P6', after: '资料不足', requirement: 'P6 的要求' },
    ],
    dropped: ['条件S'],
  })
})

test('under the same rule only the figures can have changed it', () => {
  const before = result('sme-scale@2017', 'DONE', [item('X', 'MET')], '小型企业')
  const after = result('sme-scale@2017', 'DONE', [item('X', 'MET')], '中型企业')
  expect(resultChanges(before, after)).toEqual({
    headline: '与上次相比，结论由“小型企业”变为“中型企业”',
    ruleChanged: false,
    items: [],
    dropped: [],
  })
  expect(resultChanges(before, before).headline).toBe('与上次相比，结论仍为“小型企业”')
})

test('a condition with a new code is the same one as long as its name is the same', () => {
  const income = (code: string, status: Item['status'], requirement: string) => ({
    ...item(code, status, requirement),
    name: '营业收入',
  })
  const before = result('srdi@2022', 'PASS', [income('S3', 'MET', '1000 万元')])
  const after = result('srdi@2026', 'FAIL', [income('P2a', 'UNMET', '1500 万元')])
  expect(resultChanges(before, after)).toMatchObject({
    items: [{ code: 'P2a', before: '符合', after: '不符合', formerRequirement: '1000 万元' }],
    dropped: [],
  })
})
