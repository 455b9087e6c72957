import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { latestByForm, nextForm, windowTexts } from './ladder.ts'

function result(formCode: 'form1' | 'form2' | 'form3', verdict: Schema<'ToolVerdict'>, outdated = false) {
  return {
    id: `tr-${formCode}-${verdict}`,
    toolCode: 'SRDI',
    formCode,
    ruleVersion: outdated ? 'srdi@2022' : 'srdi@2026',
    outdated,
    enId: null,
    enName: null,
    verdict,
    verdictText: '…',
    createTime: '2026-03-06 15:10:00',
  } as const
}

function rule(current: boolean, windows?: Schema<'ToolWindow'>[]): Schema<'ToolRule'> {
  const version = {
    toolCode: 'SRDI',
    ruleVersion: 'srdi@2026',
    title: '评分',
    official: true,
    effectiveFrom: '2026-04-01',
  } as const
  return { ...version, current, effectiveTo: null, supersededBy: null, sources: [], ...(windows && { windows }) }
}

const batch: Schema<'ToolWindow'> = { title: '第八批', formCode: 'form3', from: '2026-04-25', to: '2026-05-25' }

test('a level shows the latest of its results', () => {
  const latest = latestByForm([result('form2', 'INCOMPLETE'), result('form2', 'FAIL'), result('form1', 'PASS')])
  expect([latest.form1?.verdict, latest.form2?.verdict, latest.form3]).toEqual(['PASS', 'INCOMPLETE', undefined])
})

test.each([
  ['nothing', [], 'form1'],
  ['the first level', [result('form1', 'PASS')], 'form2'],
  ['the first level, by rules that are replaced', [result('form1', 'PASS', true)], 'form1'],
  ['the second level only', [result('form2', 'PASS')], 'form1'],
  ['all three', [result('form1', 'PASS'), result('form2', 'PASS'), result('form3', 'PASS')], undefined],
] as const)('after passing %s the next step is %s', (_, records, form) => {
  expect(nextForm(latestByForm(records), new Set())).toBe(form)
})

test('a level whose title is held is not a next step, whatever was calculated', () => {
  const held = new Set(['科技和创新型中小企业'])
  expect(nextForm({}, held)).toBe('form2')
  expect(nextForm(latestByForm([result('form1', 'FAIL')]), held)).toBe('form2')
  expect(nextForm({}, new Set(['专精特新“小巨人”企业']))).toBeUndefined()
})

test.each([
  ['2026-04-24', '未开始'],
  ['2026-04-25', '申报中'],
  ['2026-05-25', '申报中'],
  ['2026-05-26', '已截止'],
])('on %s the batch is %s', (today, state) => {
  expect(windowTexts([rule(true, [batch])], 'form3', today)).toEqual([`第八批：2026-04-25 至 2026-05-25（${state}）`])
})

test('a level without a batch, or with batches of replaced rules only, refers to the year’s notice', () => {
  expect(windowTexts([rule(true, [batch])], 'form2', '2026-05-01')).toEqual(['以省级主管部门当年通知为准'])
  expect(windowTexts([rule(false, [batch]), rule(true)], 'form3', '2026-05-01')).toEqual(['以省级主管部门当年通知为准'])
})
