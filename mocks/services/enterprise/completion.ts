import type { Schema } from '../../../src/gateway/contract.ts'

/** What a profile is measured by (§5, §9); a section may be typed more loosely, when it comes from outside. */
export interface ProfileSections {
  basicDTO: object
  personnelDTO: object
  managementDTOList: readonly { year: number }[]
  intellectualDTO: object
  projectDTO: object
  carrierDTO: object
}

interface CompletionField {
  /** The path that policy conditions use, e.g. `personnelDTO.employeeAmount`. */
  key: string
  label: string
  section: string
}

function fields(section: string, dto: string, names: Record<string, string>): CompletionField[] {
  return Object.entries(names).map(([name, label]) => ({ key: `${dto}.${name}`, label, section }))
}

/** The 28 fields; province, city and county count as one, through the province. */
export const completionFields: readonly CompletionField[] = [
  ...fields('基本信息', 'basicDTO', {
    name: '企业名称',
    regProvince: '注册地址',
    creditCode: '统一社会信用代码',
    regCapital: '注册资本',
    establishTime: '成立日期',
    enType: '企业类型',
    services: '主营产品或服务',
    enterpriseAptitudeList: '企业资质',
    technologyAbilityList: '技术能力',
  }),
  ...fields('人员信息', 'personnelDTO', {
    employeeAmount: '职工总数',
    overCollegeAmount: '大专及以上人数',
    overBachelorAmount: '本科及以上人数',
    overMasterAmount: '硕士及以上人数',
    overDoctorAmount: '博士人数',
  }),
  ...fields('经营信息', 'managementDTO', {
    totalAsset: '资产总额',
    netProfit: '净利润',
    tax: '纳税总额',
    mainBusinessIncome: '主营业务收入',
    developInput: '研发投入',
  }),
  ...fields('知识产权信息', 'intellectualDTO', {
    patentCount: '专利数',
    trademarkCount: '商标数',
    softwareCount: '软件著作权数',
  }),
  ...fields('项目信息', 'projectDTO', {
    projectTotalInvestAmount: '项目总投资额',
    projectOpreateDate: '项目投产日期',
    projectState: '项目状态',
  }),
  ...fields('载体信息', 'carrierDTO', {
    incubatorDisposableArea: '可自主支配场地面积',
    incubatorCompanyAmount: '在孵企业数',
    incubatorGraduatedCompanyAmount: '毕业企业数',
  }),
]

/** The value under a path such as `managementDTO.tax`; business figures are those of the given year. */
export function profileValue(profile: ProfileSections, key: string, year: number): unknown {
  const [dto = '', name = ''] = key.split('.')
  const management = profile.managementDTOList.find((record) => record.year === year)
  const sections: Record<string, object | undefined> = { ...profile, managementDTO: management }
  if (!Object.hasOwn(sections, dto)) return undefined
  const section = sections[dto]
  return section === undefined ? undefined : (section as Record<string, unknown>)[name]
}

/** A non-empty text, a non-empty list or a number from 0 on (§5). */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'number' ? value >= 0 : typeof value === 'string' && value !== ''
}

/** The share of the 28 fields that is filled, e.g. `64%`; business figures count for the year before `today`. */
export function completionOf(profile: ProfileSections, today: string): Schema<'Completion'> {
  const year = businessYear(today)
  const filled = completionFields.filter(({ key }) => isFilled(profileValue(profile, key, year))).length
  return `${Math.round((filled / completionFields.length) * 100)}%`
}

/** The calendar year before today's (§5). */
export function businessYear(today: string): number {
  return Number(today.slice(0, 4)) - 1
}
