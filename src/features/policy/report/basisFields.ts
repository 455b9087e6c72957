import type { Schema } from '../../../gateway/contract.ts'
import { figureText } from '../../../ui/figureText.ts'

interface BasisField {
  name: string
  /** Undefined when nobody has filled it in. */
  value: string | undefined
  /** Of the profile's field. */
  path: string
}

/** The facts that most conditions look at, as they are read. */
export function basisFields({
  creditCode,
  regCapital,
  establishTime,
  enType,
}: Schema<'PolicyEnterpriseBasic'>): BasisField[] {
  return [
    { name: '信用代码', value: creditCode, path: 'basicDTO.creditCode' },
    {
      name: '注册资本',
      value: regCapital === undefined ? undefined : `${figureText(regCapital)} 万元`,
      path: 'basicDTO.regCapital',
    },
    { name: '成立日期', value: establishTime, path: 'basicDTO.establishTime' },
    { name: '企业类型', value: enType?.replaceAll(',', '、'), path: 'basicDTO.enType' },
  ]
}
