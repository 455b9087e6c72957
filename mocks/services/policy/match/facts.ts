import type { Fields } from '#gateway/generated/fields/field.ts'
import { policyTalentPersonFields } from '#gateway/generated/fields/PolicyTalentPerson.ts'
import type { Schema } from '#gateway/contract.ts'
import {
  businessYear,
  completionFields,
  profileValue,
  type ProfileSections,
} from '#mocks/services/enterprise/profile/completion.ts'

/** What is known about an enterprise and, for the talent report, a person. */
export interface Facts {
  profile: ProfileSections
  person?: Schema<'PolicyTalentPerson'>
  /** yyyy-MM-dd. */
  today: string
}

/** The fact at a rule's path, such as `personnelDTO.employeeAmount` or `person.education`. */
export function factOf({ profile, person, today }: Facts, field: string): unknown {
  if (!field.startsWith('person.')) return profileValue(profile, field, businessYear(today))
  const key = field.slice('person.'.length)
  return person === undefined ? undefined : Object.entries(person).find(([name]) => name === key)?.[1]
}

const regionKey = 'basicDTO.regProvince'
const regionKeys = new Set([regionKey, 'basicDTO.regCity', 'basicDTO.regRegion'])

/** Whether the field states where the enterprise is registered. */
export function isPlaceField(field: string): boolean {
  return regionKeys.has(field)
}

/**
 * The portal's name for the field, and the section where it is filled in. The region is one field, represented by the
 * province (§5).
 */
export function askedField(field: string): { key: string; label: string; section: string } {
  const key = isPlaceField(field) ? regionKey : field
  const known = completionFields.find((each) => each.key === key)
  const ofPerson = personFields[field.slice('person.'.length)]
  return known ?? { key, label: ofPerson?.title ?? field, section: '人才信息' }
}

const personFields: Fields = policyTalentPersonFields
