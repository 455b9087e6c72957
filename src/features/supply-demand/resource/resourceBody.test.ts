import { expect, test } from 'vitest'
import { isLike } from '#ui/draft/isLike.ts'
import { stepWith } from '../publish/publishSteps.ts'
import {
  resourceOutline,
  resourceSteps,
  copiedResource,
  emptyResource,
  resourceValues,
  type ResourceValues,
} from './resourceValues.ts'
import { resourceBody, resourceFaults } from './resourceBody.ts'
import { allResourceFields } from './resourceFields.ts'

const today = '2026-03-02'
const cover = { name: '封面.png', size: 10, url: '/uaa/cover.png', uid: 'f-1' }

const common: ResourceValues = {
  ...emptyResource('en-1001'),
  title: '三坐标测量机对外服务',
  categoryId: 'rc-21',
  industryCode: '74',
  summary: '面向本地制造企业开放的三坐标测量机，提供尺寸检测并出具报告。',
  description: '量程 1 米 & 以内，\n精度 <2 微米。',
  cover: [cover],
  ownerType: 'ENTERPRISE',
  ownerName: '示例公司',
  region: '321283',
  priceType: 'FIXED',
  priceMin: '0.3',
  priceMax: '很多',
  contactName: '周示例',
  contactTel: '138 0000 0001',
  agree: true,
}

const instrument: ResourceValues = {
  ...common,
  resourceType: 'INSTRUMENT',
  instrumentModel: 'SL-1086',
  instrumentClass: 'METROLOGY',
  techIndicator: '精度 2 微米',
  serviceItems: [{ name: '尺寸检测', unit: '件', price: '200', standard: '', days: '0' }],
  openTime: '08:30-17:30',
  weekdays: ['5', '1'],
  bookAheadDays: '0',
  address: '科创路 1 号',
  couponEnabled: 'false',
}

const achievement: ResourceValues = {
  ...common,
  resourceType: 'ACHIEVEMENT',
  achievementYear: '2025',
  achievementForm: 'PROCESS',
  maturity: 'PILOT',
  transferMode: ['LICENSE'],
  patentNos: ['ZL202310123456.7'],
}

const patent: ResourceValues = {
  ...common,
  resourceType: 'PATENT',
  patentNo: 'ZL202310123456.7',
  patentType: 'INVENTION',
  legalStatus: 'GRANTED',
  applyDate: '2023-01-12',
  patentee: '示例公司',
  tradeMode: ['ORDINARY'],
}

const faults = (values: ResourceValues, submit = true) => resourceFaults(values, submit, today)

test('a complete form of each kind is valid', () => {
  expect(faults(instrument)).toEqual({})
  expect(faults(achievement)).toEqual({})
  expect(faults(patent)).toEqual({})
})

test('the request contains the fields of the kind, without empty ones', () => {
  const body = resourceBody({ ...instrument, patentNo: patent.patentNo, tradeMode: patent.tradeMode }, { submit: true })
  expect(body).toEqual({
    submit: true,
    enId: 'en-1001',
    title: common.title,
    categoryId: 'rc-21',
    industryCode: '74',
    summary: common.summary,
    description: '<p>量程 1 米 &amp; 以内，</p><p>精度 &lt;2 微米。</p>',
    cover: '/uaa/cover.png',
    ownerType: 'ENTERPRISE',
    ownerName: '示例公司',
    region: '321283',
    priceType: 'FIXED',
    priceMin: 0.3,
    instrumentModel: 'SL-1086',
    instrumentClass: 'METROLOGY',
    techIndicator: '精度 2 微米',
    serviceItems: [{ name: '尺寸检测', unit: '件', price: 200, days: 0 }],
    openTime: '08:30-17:30',
    weekdays: [1, 5],
    bookAheadDays: 0,
    address: '科创路 1 号',
    couponEnabled: false,
    contactName: '周示例',
    contactTel: '13800000001',
    agree: true,
  })
})

test('the kind determines the required fields', () => {
  expect(faults({ ...common, resourceType: '' })).toEqual({ resourceType: '请选择资源类型' })
  expect(Object.keys(faults({ ...common, resourceType: 'INSTRUMENT' })).toSorted()).toEqual(
    [
      'instrumentModel',
      'instrumentClass',
      'techIndicator',
      'serviceItems',
      'openTime',
      'weekdays',
      'bookAheadDays',
      'address',
    ].toSorted(),
  )
  expect(faults({ ...common, resourceType: 'PATENT', cover: [] })).toMatchObject({
    cover: '请上传封面',
    patentNo: '请输入专利号或申请号',
    tradeMode: '请选择交易方式',
  })
  expect(faults({ ...common, resourceType: 'ACHIEVEMENT' })).toMatchObject({ achievementYear: '请输入成果年份' })
})

test('errors are reported at their field, in a row at its part', () => {
  expect(faults({ ...instrument, priceType: 'RANGE', priceMax: '0.1', openTime: '08:30-' })).toEqual({
    priceMin: '报价下限不能大于上限',
    openTime: '每日开放时间格式不正确',
  })
  const row = { name: '', unit: '件', price: '两百', standard: '', days: '1.5' }
  expect(faults({ ...instrument, serviceItems: [...instrument.serviceItems, row] })).toEqual({
    'serviceItems.1.name': '请输入项目名称',
    'serviceItems.1.price': '请输入数字',
    'serviceItems.1.days': '请输入整数',
  })
  expect(faults({ ...patent, grantDate: '2022-01-01', validUntil: today })).toEqual({
    grantDate: '授权日不能早于申请日',
    validUntil: '有效期必须晚于今天',
  })
  expect(faults({ ...achievement, achievementYear: '2027', patentNos: ['12'] })).toEqual({
    achievementYear: '成果年份不能晚于今年',
    patentNos: '12：专利号或申请号格式不正确',
  })
})

test('a draft requires only kind and name', () => {
  const draft = { ...emptyResource('en-1001'), resourceType: 'PATENT', title: common.title }
  expect(faults(draft, false)).toEqual({})
  expect(faults({ ...draft, title: '' }, false)).toEqual({ title: '请输入资源名称' })
})

test('each field is on one step, and an error in a row leads to its step', () => {
  const names = resourceSteps.flatMap(({ fields }) => fields)
  expect(names.toSorted()).toEqual(Object.keys(emptyResource('')).toSorted())
  const { id: _id, submit: _submit, ...fields } = allResourceFields
  expect(names.filter((name) => name !== 'resourceType').toSorted()).toEqual(Object.keys(fields).toSorted())
  expect(stepWith(resourceSteps, ['serviceItems.0.price'])).toBe(1)
})

test('a saved resource is restored into the form, a copy without the end of its validity', () => {
  const saved = {
    id: 're-1',
    resourceType: 'INSTRUMENT' as const,
    enId: 'en-1001',
    enName: '示例公司',
    title: common.title,
    fieldArea: [],
    keywords: ['计量'],
    images: [],
    attachments: [],
    cover: '/uaa/cover.png',
    priceType: 'FIXED' as const,
    priceMin: 0.3,
    priceMax: 0.3,
    validUntil: '2027-01-01',
    serviceItems: [{ name: '尺寸检测', unit: '件', price: 200, days: 0 }],
    weekdays: [1, 5],
    bookAheadDays: 0,
    couponEnabled: false,
    contact: { contactName: '周示例', contactTel: '13800000001' },
    status: 'REJECTED' as const,
    pendingChange: false,
    createTime: '2026-03-01 09:00:00',
    updateTime: '2026-03-01 09:00:00',
    viewCount: 0,
    favoriteCount: 0,
    dockingCount: 0,
    avgScore: null,
    evaluationCount: 0,
    actions: [],
  }
  expect(resourceValues(saved)).toMatchObject({
    resourceType: 'INSTRUMENT',
    priceMin: '0.3',
    weekdays: ['1', '5'],
    bookAheadDays: '0',
    couponEnabled: 'false',
    serviceItems: [{ name: '尺寸检测', unit: '件', price: '200', standard: '', days: '0' }],
    contactName: '周示例',
    agree: false,
  })
  expect(resourceBody(resourceValues(saved), { id: 're-1', submit: false })).toMatchObject({
    id: 're-1',
    cover: '/uaa/cover.png',
    weekdays: [1, 5],
    couponEnabled: false,
  })
  expect(copiedResource(saved).validUntil).toBe('')
})

test('a draft in the browser is used if it has the shape of the form', () => {
  expect(isLike(resourceOutline, JSON.parse(JSON.stringify(instrument)))).toBe(true)
  expect(isLike(resourceOutline, { ...instrument, serviceItems: ['x'] })).toBe(false)
})
