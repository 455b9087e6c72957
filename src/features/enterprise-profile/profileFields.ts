import type { Schema } from '../../gateway/contract.ts'

/** What a number field takes; no number is below 0 (§5). */
export interface NumberRule {
  unit: string
  /** 0 for whole numbers. */
  decimals: 0 | 2
  maximum: number
}

export interface NumberField extends NumberRule {
  label: string
  hint?: string
}

type Fields<Names extends PropertyKey> = Readonly<Record<Names, NumberField>>

const amount = { unit: '万元', decimals: 2, maximum: 999_999_999_999.99 } as const
const persons = { unit: '人', decimals: 0, maximum: 10_000_000 } as const
const pieces = { unit: '件', decimals: 0, maximum: 1_000_000 } as const
const companies = { unit: '家', decimals: 0, maximum: 1_000_000 } as const

/** Number fields of the basic section. */
export const basicNumbers: Fields<'regCapital'> = { regCapital: { label: '注册资本', ...amount } }

export const personnelNumbers: Fields<keyof Schema<'PersonnelDTO'>> = {
  employeeAmount: { label: '职工总数', ...persons },
  overCollegeAmount: { label: '大专及以上人数', ...persons },
  overBachelorAmount: { label: '本科及以上人数', ...persons },
  overMasterAmount: { label: '硕士及以上人数', ...persons },
  overDoctorAmount: { label: '博士人数', ...persons },
}

export const managementNumbers: Fields<Exclude<keyof Schema<'ManagementRecord'>, 'year'>> = {
  totalAsset: { label: '资产总额', ...amount },
  netProfit: { label: '净利润', hint: '亏损时填 0', ...amount },
  tax: { label: '纳税总额', ...amount },
  mainBusinessIncome: { label: '主营业务收入', ...amount },
  developInput: { label: '研发投入', ...amount },
}

export const intellectualNumbers: Fields<keyof Schema<'IntellectualDTO'>> = {
  patentCount: { label: '专利数', ...pieces },
  trademarkCount: { label: '商标数', ...pieces },
  softwareCount: { label: '软件著作权数', ...pieces },
}

export const projectNumbers: Fields<'projectTotalInvestAmount'> = {
  projectTotalInvestAmount: { label: '项目总投资额', ...amount },
}

export const carrierNumbers: Fields<keyof Schema<'CarrierDTO'>> = {
  incubatorDisposableArea: { label: '可自主支配场地面积', unit: '平方米', decimals: 2, maximum: 99_999_999.99 },
  incubatorCompanyAmount: { label: '在孵企业数', ...companies },
  incubatorGraduatedCompanyAmount: { label: '毕业企业数', ...companies },
}
