import { expect, test } from 'vitest'
import { attractIntent, emptyIntent, intentSchema, investmentIntent } from './intentSchema.ts'

const filled = {
  ...emptyIntent,
  name: '周示例',
  company: '示例公司',
  mobile: '138 0000 0001',
  investAmount: 'FROM_1000',
  content: '想看一看',
  agree: true,
}

/** The first message of each field. */
function messages(kind: 'attract' | 'investment', values: object) {
  const issues = intentSchema(kind).safeParse({ ...filled, ...values }).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('an empty form names the missing fields; an amount only for investors', () => {
  expect(messages('investment', emptyIntent)).toEqual({
    name: '请输入联系人',
    company: '请输入企业名称',
    mobile: '请输入手机号',
    content: '请输入意向说明',
    agree: '请同意向承办部门提供联系方式',
  })
  expect(messages('attract', { investAmount: '' })).toEqual({ investAmount: '请选择拟投资额' })
})

test('an area is a number', () => {
  expect(messages('investment', { area: '很大' })).toEqual({ area: '请输入数字' })
  expect(messages('investment', { area: '2000.555' })).toEqual({ area: '最多 2 位小数' })
  expect(messages('investment', { area: '999999999' })).toEqual({ area: '需求面积不能超过 99,999,999.99' })
  expect(messages('investment', { area: '2000.5' })).toEqual({})
})

test('empty fields are not sent, and the phone number is sent without its spaces', () => {
  const values = intentSchema('attract').parse(filled)
  const common = { name: '周示例', company: '示例公司', mobile: '13800000001', content: '想看一看', agree: true }
  expect(attractIntent(values, 'at-1001')).toEqual({ ...common, attractId: 'at-1001', investAmount: 'FROM_1000' })
  const target = { kind: 'investment', id: 'hs-1001', type: 'HOUSE' } as const
  expect(investmentIntent(values, target)).toEqual({ ...common, resourceId: 'hs-1001', resourceType: 'HOUSE' })
  expect(investmentIntent({ ...values, area: '2,000', visitDate: '2026-05-01' }, target)).toMatchObject({
    area: 2000,
    visitDate: '2026-05-01',
  })
})
