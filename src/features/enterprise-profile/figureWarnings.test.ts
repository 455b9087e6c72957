import { expect, test } from 'vitest'
import { emptyProfile } from './emptyProfile.ts'
import { figureWarnings } from './figureWarnings.ts'

function warnings(change: (values: ReturnType<typeof emptyProfile>) => void): string[] {
  const values = emptyProfile()
  change(values)
  return figureWarnings(values).map(({ section, text }) => `${section} ${text}`)
}

test('more graduates than staff cause a warning, equal numbers do not', () => {
  const staff = (employeeAmount: string, overCollegeAmount: string) =>
    warnings(({ personnelDTO }) => Object.assign(personnelDTO, { employeeAmount, overCollegeAmount }))
  expect(staff('186', '1,87')).toEqual(['personnelDTO 大专及以上人数（187 人）多于职工总数（186 人）'])
  expect(staff('186', '186')).toEqual([])
  expect(staff('186', '')).toEqual([])
  // A text that is not a number has an error of its own.
  expect(staff('一百', '200')).toEqual([])
})

test('each degree is compared with the one below it, or with the staff if that is empty', () => {
  expect(
    warnings(({ personnelDTO }) => Object.assign(personnelDTO, { overMasterAmount: '4', overDoctorAmount: '5' })),
  ).toEqual(['personnelDTO 博士人数（5 人）多于硕士及以上人数（4 人）'])
  expect(
    warnings(({ personnelDTO }) => Object.assign(personnelDTO, { employeeAmount: '3', overDoctorAmount: '5' })),
  ).toEqual(['personnelDTO 博士人数（5 人）多于职工总数（3 人）'])
})

test('research that costs more than the income causes a warning, and so does a project older than its enterprise', () => {
  const told = warnings(({ basicDTO, managementDTO, projectDTO }) => {
    Object.assign(managementDTO, { mainBusinessIncome: '500', developInput: '500.01', netProfit: '500' })
    basicDTO.establishTime = '2020-05-01'
    projectDTO.projectOpreateDate = '2019-12-31'
  })
  expect(told).toEqual([
    'managementDTO 研发投入（500.01 万元）高于主营业务收入（500 万元）',
    'projectDTO 项目投产日期（2019-12-31）早于企业成立日期（2020-05-01）',
  ])
})
