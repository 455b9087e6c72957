import { expect, test } from 'vitest'
import { emptyProfile } from './emptyProfile.ts'
import { profileInfo } from './profileInfo.ts'
import { valuesOf, type ProfileValues } from './profileValues.ts'

function filled(): ProfileValues {
  const values = emptyProfile()
  return {
    ...values,
    rowkey: 'rk-1001',
    basicDTO: {
      ...values.basicDTO,
      name: ' 泰兴市新芽软件有限公司（示例） ',
      regProvince: '320000',
      creditCode: '91000000MA0TEXT12J',
      regCapital: '2,000.50',
      enType: ['小微企业', '初创企业'],
    },
    personnelDTO: { ...values.personnelDTO, employeeAmount: '0' },
    managementDTO: { ...values.managementDTO, tax: '12.3' },
  }
}

test('3.1-01 3.1-02 3.1-03 3.1-04 3.1-06 3.1-09 3.1-10 3.1-11 the submission has its parts, the completion as text', () => {
  expect(profileInfo(filled(), 'en-1001', 2025)).toEqual({
    completion: '25%',
    enId: 'en-1001',
    rowkey: 'rk-1001',
    basicDTO: {
      name: '泰兴市新芽软件有限公司（示例）',
      regProvince: '320000',
      regCity: null,
      regRegion: null,
      creditCode: '91000000MA0TEXT12J',
      regCapital: 2000.5,
      establishTime: null,
      enType: '小微企业,初创企业',
      services: null,
      enterpriseAptitudeList: [],
      technologyAbilityList: [],
    },
    personnelDTO: {
      employeeAmount: 0,
      overCollegeAmount: null,
      overBachelorAmount: null,
      overMasterAmount: null,
      overDoctorAmount: null,
    },
    managementDTO: {
      enId: 'en-1001',
      managementDTOList: [
        { year: 2025, totalAsset: null, netProfit: null, tax: 12.3, mainBusinessIncome: null, developInput: null },
      ],
    },
    intellectualDTO: { patentCount: null, trademarkCount: null, softwareCount: null },
    projectDTO: { projectTotalInvestAmount: null, projectOpreateDate: null, projectState: null },
    carrierDTO: {
      incubatorDisposableArea: null,
      incubatorCompanyAmount: null,
      incubatorGraduatedCompanyAmount: null,
    },
  })
})

test('3.1-12 3.1-13 3.1-14 3.1-15 3.1-16 3.1-17 3.1-19 3.1-20 3.1-21 3.1-22 3.1-23 3.1-24 3.1-31 3.1-32 3.1-33 3.1-34 3.1-35 3.1-36 3.1-38 3.1-39 3.1-40 3.1-41 3.1-42 3.1-43 3.1-44 3.1-45 3.1-46 3.1-47 3.1-48 3.1-49 3.1-50 3.1-51 each section has its fields', () => {
  const { basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO } = profileInfo(
    filled(),
    'en-1001',
    2025,
  )
  const names = [
    basicDTO,
    personnelDTO,
    managementDTO.managementDTOList[0],
    intellectualDTO,
    projectDTO,
    carrierDTO,
  ].map((section) => Object.keys(section ?? {}).join(' '))
  expect(names).toEqual([
    'name regProvince regCity regRegion creditCode regCapital establishTime enType services enterpriseAptitudeList technologyAbilityList',
    'employeeAmount overCollegeAmount overBachelorAmount overMasterAmount overDoctorAmount',
    'year totalAsset netProfit tax mainBusinessIncome developInput',
    'patentCount trademarkCount softwareCount',
    'projectTotalInvestAmount projectOpreateDate projectState',
    'incubatorDisposableArea incubatorCompanyAmount incubatorGraduatedCompanyAmount',
  ])
})

test('a year without any figure is not a record', () => {
  expect(profileInfo(emptyProfile(), '', 2025).managementDTO).toEqual({ enId: '', managementDTOList: [] })
})

test("5-49 figures of an earlier year are not used as last year's", () => {
  const saved = profileInfo(filled(), 'en-1001', 2024)
  expect(valuesOf(saved, 2025).managementDTO.tax).toBe('')
  expect(valuesOf(saved, 2024).managementDTO.tax).toBe('12.3')
})

test('a saved profile is restored as it was typed', () => {
  const values = valuesOf(profileInfo(filled(), 'en-1001', 2025), 2025)
  expect(values).toEqual({
    ...filled(),
    basicDTO: { ...filled().basicDTO, name: '泰兴市新芽软件有限公司（示例）', regCapital: '2000.5' },
  })
})
