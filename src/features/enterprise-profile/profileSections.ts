import * as basic from '#gateway/generated/fields/BasicDTO.ts'
import {
  basicNumbers,
  carrierNumbers,
  intellectualNumbers,
  managementNumbers,
  personnelNumbers,
  projectNumbers,
  type NumberField,
} from './profileFields.ts'

export type SectionKey = 'basicDTO' | 'personnelDTO' | 'managementDTO' | 'intellectualDTO' | 'projectDTO' | 'carrierDTO'

/** A field that counts towards the completion; match reports use its path as a key, too. */
export interface ProfileField {
  /** E.g. `personnelDTO.employeeAmount`. */
  path: string
  label: string
}

export interface ProfileSection {
  key: SectionKey
  title: string
  fields: readonly ProfileField[]
}

type Labels = Readonly<Record<string, string | Pick<NumberField, 'label'>>>

function section(key: SectionKey, title: string, labels: Labels): ProfileSection {
  const fields = Object.entries(labels).map(([name, label]) => ({
    path: `${key}.${name}`,
    label: typeof label === 'string' ? label : label.label,
  }))
  return { key, title, fields }
}

/**
 * The six sections in their order (§2.6) with their 28 fields; the region counts as one, represented by the province
 * (§5).
 */
export const profileSections: readonly ProfileSection[] = [
  section('basicDTO', '基本信息', {
    name: basic.name.title,
    regProvince: '注册地址',
    creditCode: basic.creditCode.title,
    ...basicNumbers,
    establishTime: basic.establishTime.title,
    enType: basic.enType.title,
    services: basic.services.title,
    enterpriseAptitudeList: basic.enterpriseAptitudeList.title,
    technologyAbilityList: basic.technologyAbilityList.title,
  }),
  section('personnelDTO', '人员信息', personnelNumbers),
  section('managementDTO', '经营信息', managementNumbers),
  section('intellectualDTO', '知识产权信息', intellectualNumbers),
  section('projectDTO', '项目信息', {
    ...projectNumbers,
    projectOpreateDate: '项目投产日期',
    projectState: '项目状态',
  }),
  section('carrierDTO', '载体信息', carrierNumbers),
]

/** Id of a field's input, so that other pages can link to it. */
export const fieldId = (path: string) => `field-${path}`
