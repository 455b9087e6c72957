import type { Schema } from '../../../gateway/contract.ts'
import type { ToolOption } from '../form/toolFields.ts'

type Options<Name extends 'HnteFieldArea' | 'HnteManagementItem' | 'HnteConditionItem'> = readonly ToolOption<
  Schema<Name>
>[]

/** The eight fields of 《国家重点支持的高新技术领域》. */
export const fieldAreas: Options<'HnteFieldArea'> = [
  { value: 'ELECTRONICS', label: '电子信息' },
  { value: 'BIOMEDICINE', label: '生物与新医药' },
  { value: 'AEROSPACE', label: '航空航天' },
  { value: 'MATERIALS', label: '新材料' },
  { value: 'SERVICES', label: '高技术服务' },
  { value: 'ENERGY', label: '新能源与节能' },
  { value: 'ENVIRONMENT', label: '资源与环境' },
  { value: 'MANUFACTURING', label: '先进制造与自动化' },
]

/** How far something goes, in the words of its criterion; E is none at all. */
export function grades(a: string, b: string, c: string, d: string): readonly ToolOption<Schema<'HnteGrade'>>[] {
  return [
    { value: 'A', label: `${a}（7–8 分）` },
    { value: 'B', label: `${b}（5–6 分）` },
    { value: 'C', label: `${c}（3–4 分）` },
    { value: 'D', label: `${d}（1–2 分）` },
    { value: 'E', label: '无（0 分）' },
  ]
}

export const ipSources: readonly ToolOption<NonNullable<Schema<'HnteInputs'>['ipSource']>>[] = [
  { value: 'SELF', label: '有自主研发' },
  { value: 'ACQUIRED', label: '仅有受让、受赠和并购等' },
]

export const rdManagement: Options<'HnteManagementItem'> = [
  { value: 'SYSTEM', label: '制定了研发组织管理制度' },
  { value: 'ACCOUNTING', label: '建立了研发投入核算体系' },
  { value: 'LEDGER', label: '编制了研发费用辅助账' },
]

export const rdConditions: Options<'HnteConditionItem'> = [
  { value: 'ORGANIZATION', label: '设立了内部研发机构' },
  { value: 'FACILITIES', label: '具备相应的科研条件' },
  { value: 'COOPERATION', label: '开展产学研合作' },
]

export const incentives: readonly ToolOption<Schema<'HnteIncentiveItem'>>[] = [
  { value: 'REWARD', label: '有成果转化组织实施与激励奖励制度' },
  { value: 'PLATFORM', label: '有开放式的创新创业平台' },
]

export const talentSystems: readonly ToolOption<Schema<'HnteTalentItem'>>[] = [
  { value: 'STUDY', label: '科技人员培养进修' },
  { value: 'TRAINING', label: '职工技能培训' },
  { value: 'RECRUITMENT', label: '优秀人才引进' },
  { value: 'APPRAISAL', label: '人才绩效评价奖励制度' },
]
