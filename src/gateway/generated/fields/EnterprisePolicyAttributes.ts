// Generated from contract/ by scripts/generate. Do not edit.
import { certificationLevelWords } from '../words/CertificationLevel.ts'

export const indicatorList = { title: "经营指标表", kind: "rows", minItems: 6, maxItems: 6, required: true } as const
export const certification = { title: "认定情况", kind: "object", required: true } as const
export const innovationLevelList = { title: "创新级别", kind: "choice", minItems: 0, maxItems: 3, required: true, words: certificationLevelWords } as const

/** 企业政策属性。 */
export const enterprisePolicyAttributesFields = { indicatorList, certification, innovationLevelList } as const
