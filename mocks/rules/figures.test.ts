import { expect, test } from 'vitest'
import { withFigures } from './figures.ts'
import { formOf, ruleOf } from './ruleBook.ts'

const small = formOf(ruleOf('srdi@2026'), 'form2')
const giant = formOf(ruleOf('srdi@2022'), 'form3')
const highTech = formOf(ruleOf('hnte@2016'))
const cloud = formOf(ruleOf('cloud-star-js@design'))
const deduction = formOf(ruleOf('rd-deduction@2023'))

test.each([
  [small, '须达到 {mainBusinessRatio}%', '须达到 80%'],
  [giant, '满 {Z1 marketYears 1} 年，放宽到 {Z1 marketYears 2} 年', '满 3 年，放宽到 2 年'],
  [highTech, '{row rdRatioLine 1} 万元以内须达 {value rdRatioLine 1}%', '5000 万元以内须达 5%'],
  [highTech, '高（{range 1.1 A} 分），最高 {max IP} 分，{passLine} 分以上', '高（7–8 分），最高 30 分，70 分以上'],
  [cloud, '五星级须达到 {level 5 C} 分，每项 {points D1} 分', '五星级须达到 15 分，每项 3 分'],
  [deduction, '按 {share domestic80}% 计入', '按 80% 计入'],
  [small, '{year-1} 年研发费用', '{year-1} 年研发费用'],
])('the figures of a text are those of the rule', (form, text, filled) => {
  expect(withFigures(form, text)).toBe(filled)
})

test('a figure that the rule does not state, or states several of, is refused', () => {
  expect(() => withFigures(small, '{marketShare}')).toThrow('states no figure {marketShare}')
  expect(() => withFigures(giant, '{Z1 marketYears}')).toThrow('several figures {Z1 marketYears}: 3, 2')
})
