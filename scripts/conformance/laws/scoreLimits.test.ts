import { expect, test } from 'vitest'
import { ruleOf } from '#mocks/rules/ruleBook.ts'
import { scoreCases, scoreLimits } from './scoreLimits.ts'

function found(version: string, name: string) {
  const rule = ruleOf(version)
  const [form] = rule.forms
  if (form === undefined) throw new Error(`${version} has no form`)
  return { form, cases: scoreCases(rule, form).filter((each) => each.name.startsWith(name)) }
}

test('the pass line and the least of each group are limits of scores', () => {
  const { form } = found('srdi@2026', '')
  expect(scoreLimits(form)).toEqual([
    { score: 'total', limit: 60 },
    { score: 'INNOVATION', limit: 20 },
    { score: 'GROWTH', limit: 15 },
    { score: 'SPECIALIZATION', limit: 15 },
  ])
})

test('a case below the pass line fails, one exactly on it passes', () => {
  const { cases } = found('tech-sme@2017', '总分')
  expect(cases[0]?.expected).toMatchObject({ verdict: 'FAIL' })
  expect(cases[0]?.expected.total).toBeLessThan(60)
  expect(cases[1]?.expected).toMatchObject({ verdict: 'PASS', total: 60 })
  expect(cases.at(-1)?.expected.total).toBeGreaterThan(60)
})
