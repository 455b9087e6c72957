import type { Clock } from '#mocks/time/clock.ts'
import { businessYear } from './completion.ts'
import { emptyProfile } from './profileRow.ts'
import type { Store } from '#mocks/store/store.ts'

/** en-1001 is filled in to 64 %, en-1003 only a little. The others have only the library's data. */
export function seedEnterpriseProfiles(store: Store, clock: Clock): void {
  const year = businessYear(clock.today())
  store.enterpriseProfiles.insert({
    ...emptyProfile('en-1001', `${clock.day(-12)} 09:30:00`),
    rowkey: 'rk-1001',
    basicDTO: {
      name: '泰兴市江畔精密传动有限公司（示例）',
      regProvince: '320000',
      regCity: '321200',
      regRegion: '321283',
      creditCode: '91000000MA0TEXT12J',
      regCapital: 2000,
      establishTime: '2016-05-18',
      enType: '规模以上工业企业,高新技术企业',
      services: '减速机与精密传动部件的研发、制造和状态监测服务',
      enterpriseAptitudeList: [aptitude('高新技术企业', 'NATIONAL', '国家级', `${year - 1}-11-06`)],
      technologyAbilityList: [aptitude('企业技术中心', 'MUNICIPAL', '市级', `${year - 3}-09-15`)],
    },
    personnelDTO: {
      employeeAmount: 186,
      overCollegeAmount: null,
      overBachelorAmount: 48,
      overMasterAmount: null,
      overDoctorAmount: null,
    },
    managementDTOList: [
      { year, totalAsset: 15200, netProfit: 860.5, tax: null, mainBusinessIncome: 12800, developInput: 640 },
    ],
    intellectualDTO: { patentCount: 23, trademarkCount: 4, softwareCount: 6 },
  })
  store.enterpriseProfiles.insert({
    ...emptyProfile('en-1003', `${clock.day(-40)} 15:00:00`),
    rowkey: 'rk-1003',
    basicDTO: {
      name: '泰兴市琴韵乐器有限公司（示例）',
      regProvince: '320000',
      regCity: '321200',
      regRegion: '321283',
      creditCode: '91000000MA0TEXT39A',
      regCapital: 800,
      establishTime: '2009-03-26',
      enType: '小微企业,外贸企业',
      services: '提琴与弓的制造和出口',
      enterpriseAptitudeList: [],
      technologyAbilityList: [],
    },
    personnelDTO: {
      employeeAmount: 64,
      overCollegeAmount: 12,
      overBachelorAmount: 5,
      overMasterAmount: 0,
      overDoctorAmount: 0,
    },
  })
  seedAttributes(store, clock)
}

function aptitude(code: string, level: 'NATIONAL' | 'MUNICIPAL', levelStr: string, date: string) {
  return { code, codeStr: code, level, levelStr, date, checked: true }
}

/** The business indicators of en-1001 for three years, except those that are not yet known. */
function seedAttributes(store: Store, clock: Clock): void {
  const year = businessYear(clock.today())
  const figures = {
    employeeAmount: [168, 180, 186],
    operatingIncome: [11800, 13600],
    mainBusinessIncome: [11050, 12800],
    totalAsset: [14100, 15200, 15600],
    assetDebt: [46.2, 44.8, 45.1],
    bankLoans: [2600, 2200, 2200],
  } as const
  const codes = Object.keys(figures) as (keyof typeof figures)[]
  store.enterpriseAttributes.insert({
    id: 'en-1001',
    indicators: codes.flatMap((code) => figures[code].map((value, index) => ({ code, year: year - 1 + index, value }))),
    certification: {
      deptCert: ['DEPT_02', 'DEPT_04'],
      deptCertNewEn: ['PROVINCIAL'],
      buildEnTec: ['MUNICIPAL'],
      deptCertSpcEn: ['PROVINCIAL'],
      deptCertFactory: [],
      deptCertOther: null,
    },
    innovationLevelList: ['PROVINCIAL', 'MUNICIPAL'],
  })
}
