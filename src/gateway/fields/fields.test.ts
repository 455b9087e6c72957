import { expect, test } from 'vitest'
import { demandFormFields } from '../generated/fields/DemandForm.ts'
import { facilitatorResumeFields } from '../generated/fields/FacilitatorResume.ts'
import { productRowFields } from '../generated/fields/ProductRow.ts'
import { listHint } from './lists.ts'
import { missingFields } from './needed.ts'
import { textFault } from './textFault.ts'

const product = { name: '齿轮检测', description: '', applicationArea: '', images: [] }

const names = (missing: { name: string }[]) => missing.map(({ name }) => name)

test('a submission needs what a draft may lack, and what the other fields require', () => {
  const form = { submit: true, enId: 'en-1001', title: '齿轮箱壳体铸件采购' }
  const always = names(missingFields(demandFormFields, { ...form, demandType: 'OTHER' }))
  expect(always).toContain('categoryId')
  expect(always).not.toContain('fieldArea')
  expect(names(missingFields(demandFormFields, { ...form, demandType: 'TECH', fieldArea: [] }))).toContain('fieldArea')
  const ofProduct = missingFields(demandFormFields, {
    ...form,
    demandType: 'PRODUCT',
    budgetType: 'RANGE',
    quantity: 0,
  })
  expect(names(ofProduct)).toEqual(expect.arrayContaining(['unit', 'budgetMin', 'budgetMax']))
  expect(names(ofProduct)).not.toContain('quantity')
})

test('the message for a missing field follows from its kind, or is its own', () => {
  const messages = missingFields(demandFormFields, { demandType: 'TECH' }).map(({ message }) => message)
  expect(messages).toEqual(
    expect.arrayContaining([
      '请输入需求名称',
      '请选择需求分类',
      '请选择技术领域',
      '请选择合作方式',
      '请选择截止日期',
      '请先阅读并同意信息发布承诺',
    ]),
  )
  expect(missingFields(productRowFields, { ...product, priceType: 'FIXED', price: null })).toEqual([
    { name: 'price', message: '明码标价的产品请填写价格' },
  ])
})

test('a required text may be empty where the contract allows it', () => {
  expect(missingFields(productRowFields, { ...product, priceType: 'FREE' })).toEqual([])
})

test('a text is checked against its limits and pattern, and named by its title', () => {
  const { intro, tel, slogan, shortName } = facilitatorResumeFields
  expect(textFault(shortName, '')).toBeUndefined()
  expect(textFault(slogan, '')).toBe('请输入一句话介绍')
  expect(textFault(intro, '太短')).toBe('机构简介不能少于 50 个字符')
  expect(textFault(intro, '字'.repeat(2001))).toBe('机构简介不能超过 2,000 个字符')
  expect(textFault(tel, '0523-80002001')).toBeUndefined()
  expect(textFault(tel, '12345')).toBe('请输入正确的手机号或固定电话')
})

test('a hint says how many words a list takes, and how long each may be', () => {
  expect(listHint(demandFormFields.keywords)).toBe('最多 10 个，每个不超过 10 个字符')
})
