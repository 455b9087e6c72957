import { expect, test } from 'vitest'
import { conditionKey } from './fit.ts'
import { conditionMissing, conditionWith, itemWith } from './report.testdata.ts'
import { reportSheet } from './reportSheet.ts'

/** One policy's row by column title. */
function rowOf(...given: Parameters<typeof reportSheet>) {
  const { titles, rows } = reportSheet(...given)
  return Object.fromEntries(titles.map((title, place) => [title, rows[0]?.[place]]))
}

const origin = 'https://portal.example.gov.cn'

test('a policy is one row, with its conditions by result and its address', () => {
  const item = itemWith(
    [
      conditionWith('MET', { text: '在本市注册' }),
      conditionWith('UNMET', { text: '营业收入不低于 1000 万元', gap: '还差 50 万元' }),
      conditionMissing('projectDTO.projectState', { text: '项目已开工' }),
    ],
    {
      matchedDegree: 60,
      amountText: '最高 200 万元',
      deadline: '2026-04-30',
      declareUrl: 'https://declare.example.gov.cn',
    },
  )
  expect(rowOf([item], {}, origin)).toMatchObject({
    政策标题: '示例政策',
    支持金额: '最高 200 万元',
    截止日期: '2026-04-30',
    符合的条件: '在本市注册',
    不符合的条件: '营业收入不低于 1000 万元（还差 50 万元）',
    待核实的条件: '项目已开工',
    申报入口: 'https://declare.example.gov.cn',
    政策地址: `${origin}/policy/info/p-1`,
  })
})

test('no degree is given before every condition is compared', () => {
  const open = itemWith([conditionWith('MET'), conditionWith('MANUAL')], { matchedDegree: 100 })
  expect(rowOf([open], {}, origin)['匹配度（%）']).toBeUndefined()
  expect(rowOf([itemWith([conditionWith('MET')], { matchedDegree: 100 })], {}, origin)['匹配度（%）']).toBe(100)
})

test('the reader’s answers count as on the page', () => {
  const manual = conditionWith('MANUAL', { text: '无失信记录' })
  const item = itemWith([manual])
  const row = rowOf([item], { [conditionKey(item, manual)]: 'MET' }, origin)
  expect([row['匹配情况'], row['符合的条件'], row['待核实的条件']]).toEqual(['可申报', '无失信记录', ''])
})
