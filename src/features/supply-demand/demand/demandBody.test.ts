import { expect, test } from 'vitest'
import { isLike } from '#ui/draft/isLike.ts'
import { stepWith } from '../publish/publishSteps.ts'
import { demandBody, demandFaults } from './demandBody.ts'
import {
  demandSteps,
  copiedDemand,
  demandValues,
  emptyDemand,
  type DemandValues,
  demandOutline,
} from './demandValues.ts'

const today = '2026-03-02'

const filled: DemandValues = {
  ...emptyDemand('en-1001'),
  demandType: 'PRODUCT',
  title: '齿轮箱壳体铸件年度采购',
  categoryId: 'dc-21',
  industryCode: '34',
  description: '年度采购齿轮箱壳体铸件，材料为球墨铸铁，按图纸加工并提供检测报告。',
  budgetType: 'RANGE',
  budgetMin: '1,200',
  budgetMax: '1500.5',
  quantity: '30',
  unit: '件',
  cooperationMode: ['PURCHASE'],
  deadline: '2026-05-01',
  contactName: '周示例',
  contactTel: '138 0000 0001',
  agree: true,
}

const faults = (values: Partial<DemandValues>, submit = true) => demandFaults({ ...filled, ...values }, submit, today)

test('a complete form is valid and is sent without empty fields', () => {
  expect(faults({})).toEqual({})
  expect(demandBody(filled, { submit: true })).toEqual({
    submit: true,
    enId: 'en-1001',
    title: filled.title,
    demandType: 'PRODUCT',
    fieldArea: [],
    keywords: [],
    expectRegion: [],
    attachments: [],
    hideEnName: false,
    categoryId: 'dc-21',
    industryCode: '34',
    description: filled.description,
    budgetType: 'RANGE',
    budgetMin: 1200,
    budgetMax: 1500.5,
    quantity: 30,
    unit: '件',
    cooperationMode: ['PURCHASE'],
    deadline: '2026-05-01',
    contactName: '周示例',
    contactTel: '13800000001',
    agree: true,
  })
})

test('fields of another type or kind of budget are neither sent nor checked', () => {
  const values = { ...filled, demandType: 'SERVICE', budgetType: 'NEGOTIABLE', budgetMin: '很多', quantity: 'x' }
  expect(faults(values)).toEqual({})
  expect(demandBody(values, { submit: true })).not.toHaveProperty('budgetMin')
  expect(demandBody(values, { submit: true })).not.toHaveProperty('quantity')
})

test('errors are reported at their field', () => {
  expect(faults({ demandType: 'TECH', title: '短', budgetMin: '2000', deadline: today, contactTel: '12' })).toEqual({
    fieldArea: '请选择技术领域',
    title: '需求名称不能少于 5 个字符',
    budgetMin: '预算下限不能大于上限',
    deadline: '截止日期必须晚于今天',
    contactTel: '请输入正确的手机号或固定电话',
  })
  expect(faults({ quantity: '三十' })).toEqual({ quantity: '请输入数字' })
})

test('a draft requires only type and name, but other values must be valid', () => {
  const draft = { ...emptyDemand('en-1001'), demandType: 'TECH', title: '齿轮噪声检测' }
  expect(demandFaults(draft, false, today)).toEqual({})
  expect(demandFaults({ ...draft, title: '', description: '太短' }, false, today)).toEqual({
    title: '请输入需求名称',
    description: '需求描述不能少于 20 个字符',
  })
})

test('a keyword that is too long is named, even in a draft', () => {
  expect(demandFaults({ ...filled, keywords: ['铸件', '数控机床主轴在线监测系统'] }, false, today)).toEqual({
    keywords: '数控机床主轴在线监测系统：每个关键词不能超过 10 个字符',
  })
})

test('each field is on one step, and an error leads to the first one', () => {
  const names = demandSteps.flatMap(({ fields }) => fields)
  expect(names.toSorted()).toEqual(Object.keys(filled).toSorted())
  expect(stepWith(demandSteps, ['agree', 'deadline'])).toBe(1)
  expect(stepWith(demandSteps, ['id'])).toBeUndefined()
})

test('a saved demand is restored into the form, a copy without its deadline', () => {
  const saved = {
    id: 'de-1',
    enId: 'en-1001',
    enName: '示例公司',
    title: filled.title,
    demandType: 'PRODUCT' as const,
    fieldArea: [],
    keywords: ['铸件'],
    budgetMin: null,
    budgetMax: null,
    cooperationMode: ['PURCHASE' as const],
    expectRegion: [],
    attachments: [],
    hideEnName: true,
    cover: '/uaa/a.png',
    deadline: '2026-05-01',
    contact: { contactName: '周示例', contactTel: '13800000001' },
    status: 'REJECTED' as const,
    pendingChange: false,
    createTime: '2026-03-01 09:00:00',
    updateTime: '2026-03-01 09:00:00',
    viewCount: 0,
    favoriteCount: 0,
    dockingCount: 0,
    actions: [],
  }
  expect(demandValues(saved)).toMatchObject({
    contactName: '周示例',
    hideEnName: true,
    keywords: ['铸件'],
    agree: false,
  })
  expect(demandBody(demandValues(saved), { id: 'de-1', submit: false })).toMatchObject({
    id: 'de-1',
    cover: '/uaa/a.png',
  })
  expect(copiedDemand(saved).deadline).toBe('')
})

test('a draft in the browser is used if it has the shape of the form', () => {
  expect(isLike(demandOutline, JSON.parse(JSON.stringify(filled)))).toBe(true)
  expect(isLike(demandOutline, { ...filled, keywords: 'x' })).toBe(false)
})
