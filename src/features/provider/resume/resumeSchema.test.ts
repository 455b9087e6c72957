import { expect, test } from 'vitest'
import { admit } from '../../../ui/upload/uploadRule.ts'
import { resumeSchema, rowImageRule } from './resumeSchema.ts'
import { emptyMainBusiness, emptyProduct, resumeOf, resumeValues } from './resumeValues.ts'

const picture = { name: 'gear.png', size: 1, url: '/uaa/api/download/file?filePath=f-1', uid: 'f-1' }
const valid = {
  ...resumeValues(null),
  providerType: ['TESTING'],
  serviceCategoryIds: ['sc-11'],
  slogan: '本地检测，三天出报告',
  intro: '立足本地产业的第三方检测机构。'.repeat(4),
  serviceRegion: ['321283'],
  contacts: '沈示例',
  tel: '0523-80002001',
  mainBusiness: [{ ...emptyMainBusiness, name: '材料检测' }],
}

function messages(changes: object) {
  return resumeSchema.safeParse({ ...valid, ...changes }).error?.issues.map(({ message }) => message) ?? []
}

test('a filled resume is in order', () => {
  expect(messages({})).toEqual([])
})

test('what a provider must say is asked for', () => {
  expect(messages({ providerType: [], serviceCategoryIds: [], serviceRegion: [], mainBusiness: [] })).toEqual([
    '请选择机构类型',
    '请选择服务类别',
    '请选择服务区域',
    '请至少填写一项主营业务',
  ])
  expect(messages({ intro: '太短' })).toEqual(['机构简介不能少于 50 个字符'])
})

test('5-56 5-57 5-58 5-59 phone, e-mail and address of a site are looked at; the last two may be left out', () => {
  expect(messages({ tel: '13800000001' })).toEqual([])
  expect(messages({ tel: '12345' })).toEqual(['请输入正确的手机号或固定电话'])
  expect(messages({ email: 'contact@', website: 'www.example' })).toEqual([
    '请输入正确的电子邮箱',
    '请输入以 http:// 或 https:// 开头的网址',
  ])
})

test('5-42 5-43 5-44 5-45 5-46 5-47 9-22 9-23 an image of a row is one jpeg or png of at most 1M', () => {
  const file = (name: string, size = 1) => admit([{ name, size }], rowImageRule, 0)
  for (const name of ['a.jpg', 'a.JPEG', 'a.png']) expect(file(name).messages).toEqual([])
  expect(file('a.webp').messages).toEqual(['上传的文件类型不符合要求'])
  expect(file('a.png', 1024 * 1024).messages).toEqual([])
  expect(file('a.png', 1024 * 1024 + 1).messages).toEqual(['超过最大文件上传大小限制，单个文件不能超过1M'])
  expect(admit([{ name: 'a.png', size: 1 }], rowImageRule, 1).messages).toEqual([
    '超过最大文件上传数量限制，最多上传1个文件',
  ])
  for (const rows of ['mainBusiness', 'products']) {
    expect(messages({ [rows]: [{ ...emptyProduct, name: '检测', images: [picture, picture] }] })).toHaveLength(1)
  }
})

test('3.1-75 3.1-76 3.1-77 3.1-78 3.1-79 3.1-80 3.1-81 rows are submitted as typed; what is not typed here stays', () => {
  const product = {
    ...emptyProduct,
    name: '齿轮检测',
    description: '出具报告',
    applicationArea: '减速机',
    images: [picture],
  }
  const first = resumeOf({ ...valid, products: [product] }, null)
  expect(first.products).toEqual([product])
  expect(first.mainBusiness).toEqual([{ name: '材料检测', description: '', images: [] }])
  expect(first).not.toHaveProperty('email')
  const saved = {
    ...first,
    logo: '/logo.png',
    team: [{ title: '检测工程师', count: 18, desc: '' }],
    products: [{ ...product, id: 'pr-1', priceType: 'FIXED' as const, price: 1200, unit: '件' }],
  }
  const values = resumeValues(saved)
  const again = resumeOf({ ...values, products: values.products.map((row) => ({ ...row, name: '改名' })) }, saved)
  expect(again).toEqual({ ...saved, products: [{ ...saved.products[0], name: '改名' }] })
})
