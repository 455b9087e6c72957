import { askFor, limitText } from '#gateway/fields/input/sentences.ts'
import { basicDTOFields } from '#gateway/generated/fields/BasicDTO.ts'
import { numberError } from '#ui/form/controls/numberText.ts'
import { profileNumbers, type NumberField } from './profileFields.ts'
import type { SectionKey } from './profileSections.ts'
import type { ProfileValues } from './profileValues.ts'

export interface ProfileProblem {
  /** Path of the invalid field, e.g. `basicDTO.name`. */
  path: string
  message: string
}

/**
 * The first error of the profile, or of one of its sections: the four checks of §5 in their order, then the numbers in
 * the order of the page. Undefined when it is valid.
 */
export function profileProblem(values: ProfileValues, section?: SectionKey): ProfileProblem | undefined {
  const basic = section === undefined || section === 'basicDTO' ? basicProblem(values.basicDTO) : undefined
  return basic ?? numberProblem(values, section)
}

function basicProblem(basic: ProfileValues['basicDTO']): ProfileProblem | undefined {
  const { name, regProvince, creditCode, enType } = basicDTOFields
  if (basic.name.trim() === '') return { path: 'basicDTO.name', message: askFor(name) }
  if (basic.regProvince === '' && basic.regCity === '' && basic.regRegion === '') {
    return { path: 'basicDTO.regProvince', message: askFor(regProvince) }
  }
  if (basic.creditCode.trim() === '') return { path: 'basicDTO.creditCode', message: askFor(creditCode) }
  return basic.enType.length === 0 ? { path: 'basicDTO.enType', message: askFor(enType) } : undefined
}

function numberProblem(values: ProfileValues, only: SectionKey | undefined): ProfileProblem | undefined {
  for (const [section, fields] of Object.entries(profileNumbers) as [SectionKey, Record<string, NumberField>][]) {
    if (only !== undefined && only !== section) continue
    const texts = values[section] as unknown as Record<string, string>
    for (const [name, rule] of Object.entries(fields)) {
      const message = numberError(texts[name] ?? '', rule, limitText)
      if (message !== undefined) return { path: `${section}.${name}`, message: `${rule.label}${message}` }
    }
  }
  return undefined
}
