import { expect, test } from 'vitest'
import { facilitatorResume as shown } from '../facilitator-resume/facilitatorResume.testdata.ts'
import { resumeChanges } from './resumeChanges.ts'

const names = { category: (id: string) => `类别 ${id}`, region: (code: string) => `地区 ${code}` }

const changesOf = (change: Partial<typeof shown>) => resumeChanges({ ...shown, ...change }, shown, names)

test('equal values are no change: absent and empty are the same, and the order of fields is irrelevant', () => {
  const { slogan, ...rest } = shown
  const [product] = shown.products
  const { unit, ...others } = product!
  expect(resumeChanges({ ...rest, slogan, products: [{ unit: unit!, ...others }], website: '' }, shown, names)).toEqual(
    [],
  )
})

test("texts, choices, codes and pictures are described in the form's words", () => {
  expect(
    changesOf({
      logo: null,
      slogan: '两天出报告',
      providerType: ['TESTING', 'IP'],
      serviceCategoryIds: ['sc-11', 'sc-12'],
      serviceRegion: [],
      couponAccepted: false,
    }),
  ).toEqual([
    { name: 'logo', title: '标志', submitted: ['未上传'], shown: ['已上传'] },
    {
      name: 'providerType',
      title: '机构类型',
      submitted: [expect.stringMatching(/^.+、.+$/)],
      shown: [expect.any(String)],
    },
    { name: 'serviceCategoryIds', title: '服务类别', submitted: ['类别 sc-11、类别 sc-12'], shown: ['类别 sc-11'] },
    { name: 'slogan', title: '一句话介绍', submitted: ['两天出报告'], shown: ['本地检测，三天出报告'] },
    { name: 'serviceRegion', title: '服务区域', submitted: ['未填写'], shown: ['地区 321283'] },
    { name: 'couponAccepted', title: '是否接受服务券', submitted: ['否'], shown: ['是'] },
  ])
})

test('rows are reported as new, changed (with the fields) or removed', () => {
  const [product] = shown.products
  const [first, second] = shown.qualifications
  expect(
    changesOf({
      products: [
        { ...product!, name: '齿轮箱检测', price: 1300 },
        { ...product!, id: 'pr-2', name: '噪声检测' },
      ],
      qualifications: [second!],
      team: [],
    }),
  ).toEqual([
    { name: 'qualifications', title: '资质荣誉', submitted: ['去掉：CMA'], shown: ['CMA、ISO9001'] },
    { name: 'team', title: '核心团队', submitted: ['去掉：检测工程师'], shown: ['检测工程师'] },
    {
      name: 'products',
      title: '产品与服务',
      submitted: ['修改：齿轮箱检测（名称、价格）', '新增：噪声检测'],
      shown: ['齿轮检测'],
    },
  ])
  expect(changesOf({ qualifications: [second!, first!] })).toEqual([
    { name: 'qualifications', title: '资质荣誉', submitted: ['调整了次序'], shown: ['CMA、ISO9001'] },
  ])
})
