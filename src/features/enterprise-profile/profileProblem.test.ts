import { expect, test } from 'vitest'
import { emptyProfile } from './emptyProfile.ts'
import { profileProblem } from './profileProblem.ts'
import type { ProfileValues } from './profileValues.ts'

function profile(basic: Partial<ProfileValues['basicDTO']>): ProfileValues {
  const values = emptyProfile()
  return { ...values, basicDTO: { ...values.basicDTO, ...basic } }
}

const name = '泰兴市新芽软件有限公司（示例）'
const regProvince = '320000'
const creditCode = '91000000MA0TEXT12J'
const complete = { name, regProvince, creditCode, enType: ['小微企业'] }

test('5-01 5-06 5-07 an empty form only shows the error for the name', () => {
  expect(profileProblem(profile({}))).toEqual({ path: 'basicDTO.name', message: '请输入企业名称' })
  expect(profileProblem(profile({ ...complete, name: ' ' }))?.message).toBe('请输入企业名称')
})

test('5-02 5-06 then that of the address', () => {
  expect(profileProblem(profile({ name }))).toEqual({
    path: 'basicDTO.regProvince',
    message: '请输入企业注册地址',
  })
})

test.each(['regProvince', 'regCity', 'regRegion'])('5-03 %s alone is an address', (part) => {
  expect(profileProblem(profile({ name, [part]: '320000' }))?.message).toBe('请输入统一社会信用代码')
})

test('5-04 5-06 then that of the credit code', () => {
  expect(profileProblem(profile({ name, regProvince }))).toEqual({
    path: 'basicDTO.creditCode',
    message: '请输入统一社会信用代码',
  })
})

test('5-05 5-06 then that of the type', () => {
  expect(profileProblem(profile({ name, regProvince, creditCode }))).toEqual({
    path: 'basicDTO.enType',
    message: '请选择企业类型',
  })
  expect(profileProblem(profile(complete))).toBeUndefined()
})

test('a credit code with a wrong check character prevents nothing', () => {
  expect(profileProblem(profile({ ...complete, creditCode: '91000000MA0TEXT13J' }))).toBeUndefined()
})

test('5-48 numbers are checked last, in the order of the page', () => {
  const values = profile(complete)
  values.carrierDTO.incubatorCompanyAmount = 'x'
  values.personnelDTO.employeeAmount = '-3'
  expect(profileProblem(values)).toEqual({ path: 'personnelDTO.employeeAmount', message: '职工总数不能小于 0' })
  values.basicDTO.name = ''
  expect(profileProblem(values)?.path).toBe('basicDTO.name')
})

test('a section that is saved alone is checked alone', () => {
  const values = emptyProfile()
  values.carrierDTO.incubatorCompanyAmount = 'x'
  expect(profileProblem(values, 'personnelDTO')).toBeUndefined()
  expect(profileProblem(values, 'basicDTO')?.path).toBe('basicDTO.name')
  expect(profileProblem(values, 'carrierDTO')?.path).toBe('carrierDTO.incubatorCompanyAmount')
})
