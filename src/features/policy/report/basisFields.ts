import type { Schema } from '#gateway/contract.ts'
import { figureText } from '#ui/figureText.ts'
import * as fields from '#gateway/generated/fields/PolicyEnterpriseBasic.ts'

interface BasisField {
  name: string
  /** Undefined when empty. */
  value: string | undefined
  /** Path of the profile's field. */
  path: string
}

/** The values that most conditions depend on, as text. */
export function basisFields({
  creditCode,
  regCapital,
  establishTime,
  enType,
}: Schema<'PolicyEnterpriseBasic'>): BasisField[] {
  return [
    { name: fields.creditCode.title, value: creditCode, path: 'basicDTO.creditCode' },
    {
      name: fields.regCapital.title,
      value: regCapital === undefined ? undefined : `${figureText(regCapital)} ${fields.regCapital.unit}`,
      path: 'basicDTO.regCapital',
    },
    { name: fields.establishTime.title, value: establishTime, path: 'basicDTO.establishTime' },
    { name: fields.enType.title, value: enType?.replaceAll(',', '、'), path: 'basicDTO.enType' },
  ]
}
