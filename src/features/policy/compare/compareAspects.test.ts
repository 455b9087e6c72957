import { expect, test } from 'vitest'
import { policyDetail } from '../detail/policyDetail.testdata.ts'
import { compareAspects } from './compareAspects.ts'

const today = '2026-04-20'
const other = {
  ...policyDetail,
  id: 'p-1006',
  title: '贷款贴息',
  targetDesc: '取得贷款的化工企业',
  conditions: [{ no: 1, text: '信用良好', required: true, veto: true }],
}

function cells(name: string, policies = [policyDetail, other]) {
  const aspect = compareAspects(policies, today).find((candidate) => candidate.name === name)
  return aspect?.cells.map((lines) => lines.map(({ text }) => text))
}

test('object, amount, conditions, deadline and stacking are compared', () => {
  expect(cells('适用对象')).toEqual([['设备投入 300 万元以上的制造业企业'], ['取得贷款的化工企业']])
  expect(cells('支持金额')).toEqual([['最高 200 万元'], ['最高 200 万元']])
  expect(cells('申报条件')).toEqual([['待部门补充'], ['信用良好（一票否决）']])
  expect(cells('申报截止')?.[0]).toEqual(['申报中，剩 10 天', '2026-03-10 至 2026-04-30'])
  expect(cells('能否叠加')?.[0]).toEqual(['未作规定，请咨询主管部门'])
})

test('lines that all policies share are marked as common, and only aspects that differ as different', () => {
  const aspects = compareAspects([policyDetail, other], today)
  const byName = new Map(aspects.map((aspect) => [aspect.name, aspect]))
  expect(byName.get('适用对象')?.differs).toBe(true)
  expect(byName.get('支持金额')?.differs).toBe(false)
  expect(byName.get('支持金额')?.cells[0]?.[0]?.common).toBe(true)
  expect(byName.get('申报条件')?.cells[1]?.[0]?.common).toBe(false)
})

test('a single policy does not differ from anything', () => {
  expect(compareAspects([policyDetail], today).some(({ differs }) => differs)).toBe(false)
})

test('stacking first names the compared policy that a policy mentions', () => {
  const stackable = {
    mode: 'HIGHEST' as const,
    modeDesc: '从高不重复',
    withPolicyIds: ['p-1006'],
    note: '同一台设备不重复',
  }
  expect(cells('能否叠加', [{ ...policyDetail, stackable }, other])?.[0]).toEqual([
    '与《贷款贴息》：从高不重复',
    '从高不重复。同一台设备不重复',
  ])
  expect(cells('能否叠加', [{ ...policyDetail, stackable }])?.[0]).toEqual(['从高不重复。同一台设备不重复'])
})

test('a policy without application needs no materials and has no deadline', () => {
  const declarationTag = { code: 'NO_APPLY' as const, text: '免申即享', grey: false }
  const policy = { ...policyDetail, enjoyMode: 'NO_APPLY' as const, declarationTag }
  expect(cells('申报材料', [policy])).toEqual([['无需提交']])
  expect(cells('申报截止', [policy])).toEqual([['免申即享']])
})
