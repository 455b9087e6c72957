import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { useRegionText } from '../form/useRegionText.ts'
import { profileNumbers } from '../profileNumbers.ts'
import { profileDictsQuery } from '../profileQueries.ts'
import type { SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'

interface FieldTextProps {
  values: ProfileValues
  /** E.g. `personnelDTO.employeeAmount`. */
  path: string
}

/** A field of the profile as text; 未填写 when empty. */
export function FieldText({ values, path }: FieldTextProps) {
  const dicts = useQuery(profileDictsQuery).data
  const regionText = useRegionText(values.basicDTO)
  const [section, name = ''] = path.split('.') as [SectionKey, string | undefined]
  const value = (values[section] as Record<string, unknown>)[name]
  return textOf() || '未填写'

  function textOf(): string {
    if (path === 'basicDTO.regProvince') return regionText
    if (path === 'basicDTO.enType')
      return values.basicDTO.enType.map((type) => labelOf(dicts?.EN_TYPE, type)).join('、')
    if (path === 'projectDTO.projectState') return labelOf(dicts?.PO_PJ_STATE, values.projectDTO.projectState)
    if (Array.isArray(value)) return (value as Schema<'AptitudeItem'>[]).map(aptitudeText).join('、')
    const unit = profileNumbers[section][name]?.unit
    const text = typeof value === 'string' ? value : ''
    return text === '' || unit === undefined ? text : `${text} ${unit}`
  }
}

function labelOf(entries: readonly Schema<'DictEntry'>[] | undefined, value: string): string {
  return entries?.find((entry) => entry.value === value)?.label ?? value
}

function aptitudeText({ codeStr, levelStr, date }: Schema<'AptitudeItem'>): string {
  const details = [levelStr, date].filter(Boolean).join('，')
  return details === '' ? codeStr : `${codeStr}（${details}）`
}
