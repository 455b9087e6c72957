import { expect, test } from 'vitest'
import { fileRule } from '#gateway/fields/files.ts'
import { facilitatorCaseFields } from '#gateway/generated/fields/FacilitatorCase.ts'
import { facilitatorQualificationFields } from '#gateway/generated/fields/FacilitatorQualification.ts'
import { productRowFields } from '#gateway/generated/fields/ProductRow.ts'
import { regionDate } from '#ui/regionDate.ts'
import { admit } from '#ui/upload/uploadRule.ts'
import { resumeSchema } from './resumeSchema.ts'
import { emptyRows, resumeValues } from './resumeValues.ts'

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
  mainBusiness: [{ ...emptyRows.mainBusiness, name: '材料检测' }],
}
const imageRule = fileRule(productRowFields.images)
const caseImageRule = fileRule(facilitatorCaseFields.images)
const certificateRule = fileRule(facilitatorQualificationFields.file)
const product = { ...emptyRows.products, name: '齿轮检测' }
const qualification = { ...emptyRows.qualifications, code: 'OTHER', name: 'CMA', date: '2024-05-20' }
const role = { ...emptyRows.team, title: '检测工程师', count: '18' }
const oneCase = { ...emptyRows.cases, title: '批量检测', clientMasked: '某乐器制造企业', year: '2025' }

function messages(changes: object) {
  return resumeSchema.safeParse({ ...valid, ...changes }).error?.issues.map(({ message }) => message) ?? []
}

test('a complete resume is valid', () => {
  expect(messages({ qualifications: [qualification], team: [role], cases: [oneCase], products: [product] })).toEqual([])
})

test('required fields of a provider are checked', () => {
  expect(messages({ providerType: [], serviceCategoryIds: [], serviceRegion: [], mainBusiness: [] })).toEqual([
    '请选择机构类型',
    '请选择服务类别',
    '请选择服务区域',
    '请至少填写一项主营业务',
  ])
  expect(messages({ intro: '太短' })).toEqual(['机构简介不能少于 50 个字符'])
})

test('5-56 5-57 5-58 5-59 phone, e-mail and website are validated; the last two are optional', () => {
  expect(messages({ tel: '13800000001' })).toEqual([])
  expect(messages({ tel: '138 0000 0001' })).toEqual([])
  expect(messages({ tel: '12345' })).toEqual(['请输入正确的手机号或固定电话'])
  expect(messages({ email: 'contact@', website: 'www.example' })).toEqual([
    '请输入正确的电子邮箱',
    '请输入以 http:// 或 https:// 开头的网址',
  ])
})

test('5-42 5-43 5-44 5-45 5-46 5-47 9-22 9-23 an image of a row is one jpeg or png of at most 1M', () => {
  const file = (name: string, size = 1) => admit([{ name, size }], imageRule, 0)
  for (const name of ['a.jpg', 'a.JPEG', 'a.png']) expect(file(name).messages).toEqual([])
  expect(file('a.webp').messages).toEqual(['上传的文件类型不符合要求'])
  expect(file('a.png', 1024 * 1024).messages).toEqual([])
  expect(file('a.png', 1024 * 1024 + 1).messages).toEqual(['超过最大文件上传大小限制，单个文件不能超过1M'])
  expect(admit([{ name: 'a.png', size: 1 }], imageRule, 1).messages).toEqual([
    '超过最大文件上传数量限制，最多上传1个文件',
  ])
  for (const rows of ['mainBusiness', 'products']) {
    expect(messages({ [rows]: [{ ...product, images: [picture, picture] }] })).toHaveLength(1)
  }
})

test('a case has up to three images, a qualification one certificate, which may be a pdf', () => {
  const images = [{ name: 'a.png', size: 1 }]
  expect(admit(images, caseImageRule, 2).messages).toEqual([])
  expect(admit(images, caseImageRule, 3).messages).toEqual(['超过最大文件上传数量限制，最多上传3个文件'])
  expect(admit([{ name: 'cma.pdf', size: 5 * 1024 * 1024 }], certificateRule, 0).messages).toEqual([])
  expect(admit([{ name: 'cma.docx', size: 1 }], certificateRule, 0).messages).toEqual(['上传的文件类型不符合要求'])
})

test('an added row must be filled in or removed', () => {
  expect(messages({ qualifications: [emptyRows.qualifications] })).toEqual([
    '请选择资质',
    '请输入资质名称',
    '请选择取得日期',
  ])
  expect(messages({ team: [emptyRows.team] })).toEqual(['请输入角色', '请输入人数'])
  expect(messages({ cases: [emptyRows.cases] })).toEqual([
    '请输入案例名称',
    '请输入服务对象',
    '请输入 1990 年以后的四位年份',
  ])
})

test('something already done cannot have a future date', () => {
  const [year, ...rest] = regionDate(new Date()).split('-')
  const next = String(Number(year) + 1)
  expect(messages({ qualifications: [{ ...qualification, date: [next, ...rest].join('-') }] })).toEqual([
    '取得日期不能晚于今天',
  ])
  expect(messages({ cases: [{ ...oneCase, year: next }] })).toEqual(['年份不能晚于今年'])
})

test('5-48 persons are counted in whole numbers from 1', () => {
  for (const [count, message] of [
    ['0', '人数不能小于 1'],
    ['-3', '人数不能小于 1'],
    ['1.5', '请输入整数'],
    ['十', '请输入数字'],
  ]) {
    expect(messages({ team: [{ ...role, count }] })).toEqual([message])
  }
})

test('a price is required for a fixed price type, and only there', () => {
  const priced = (priceType: string, price: string) => messages({ products: [{ ...product, priceType, price }] })
  expect(priced('FIXED', '')).toEqual(['明码标价的产品请填写价格'])
  expect(priced('FIXED', '-1')).toEqual(['价格不能小于 0'])
  expect(priced('FIXED', '1200.555')).toEqual(['最多 2 位小数'])
  expect(priced('FIXED', '1,200.5')).toEqual([])
  expect(priced('NEGOTIABLE', '')).toEqual([])
  expect(priced('FREE', '谈')).toEqual([])
})
