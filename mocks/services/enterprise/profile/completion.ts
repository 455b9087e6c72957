import type { Schema } from '#gateway/contract.ts'
import { basicDTOFields } from '#gateway/generated/fields/BasicDTO.ts'
import { carrierDTOFields } from '#gateway/generated/fields/CarrierDTO.ts'
import type { Fields } from '#gateway/generated/fields/field.ts'
import { intellectualDTOFields } from '#gateway/generated/fields/IntellectualDTO.ts'
import { managementRecordFields } from '#gateway/generated/fields/ManagementRecord.ts'
import { personnelDTOFields } from '#gateway/generated/fields/PersonnelDTO.ts'
import { profileSubmissionFields } from '#gateway/generated/fields/ProfileSubmission.ts'
import { projectDTOFields } from '#gateway/generated/fields/ProjectDTO.ts'

/** The sections that count towards completion (§5, §9). Sections from outside may be typed more loosely. */
export interface ProfileSections {
  basicDTO: object
  personnelDTO: object
  managementDTOList: readonly { year: number }[]
  intellectualDTO: object
  projectDTO: object
  carrierDTO: object
}

interface CompletionField {
  /** The path as in policy conditions, such as `personnelDTO.employeeAmount`. */
  key: string
  label: string
  section: string
}

type Dto = keyof typeof profileSubmissionFields

function fieldsOf(dto: Dto, fields: Fields): CompletionField[] {
  const section = profileSubmissionFields[dto].title
  return Object.entries(fields).map(([name, { title }]) => ({ key: `${dto}.${name}`, label: title, section }))
}

// Province, city and county count as one field, represented by the province.
const { regCity: _city, regRegion: _county, ...basic } = basicDTOFields
const { year: _year, ...figures } = managementRecordFields

/** The 28 fields, named as in the form. */
export const completionFields: readonly CompletionField[] = [
  ...fieldsOf('basicDTO', { ...basic, regProvince: { ...basic.regProvince, title: '注册地址' } }),
  ...fieldsOf('personnelDTO', personnelDTOFields),
  ...fieldsOf('managementDTO', figures),
  ...fieldsOf('intellectualDTO', intellectualDTOFields),
  ...fieldsOf('projectDTO', projectDTOFields),
  ...fieldsOf('carrierDTO', carrierDTOFields),
]

/** The value at a path such as `managementDTO.tax`. Business figures are those of the given year. */
export function profileValue(profile: ProfileSections, key: string, year: number): unknown {
  const [dto = '', name = ''] = key.split('.')
  const management = profile.managementDTOList.find((record) => record.year === year)
  const sections: Record<string, object | undefined> = { ...profile, managementDTO: management }
  if (!Object.hasOwn(sections, dto)) return undefined
  const section = sections[dto]
  return section === undefined ? undefined : (section as Record<string, unknown>)[name]
}

/** A non-empty text, a non-empty list or a number of at least 0 (§5). */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'number' ? value >= 0 : typeof value === 'string' && value !== ''
}

/** The share of the 28 fields that is filled in, such as `64%`. Business figures count for the year before `today`. */
export function completionOf(profile: ProfileSections, today: string): Schema<'Completion'> {
  const year = businessYear(today)
  const filled = completionFields.filter(({ key }) => isFilled(profileValue(profile, key, year))).length
  return `${Math.round((filled / completionFields.length) * 100)}%`
}

/** The calendar year before today's (§5). */
export function businessYear(today: string): number {
  return Number(today.slice(0, 4)) - 1
}
