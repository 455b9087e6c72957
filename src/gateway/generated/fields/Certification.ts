// Generated from contract/ by scripts/generate. Do not edit.
import { deptCertWords } from '../words/DeptCert.ts'
import { certificationLevelWords } from '../words/CertificationLevel.ts'
import { factoryLevelWords } from '../words/FactoryLevel.ts'

export const deptCert = { title: "部门认定", kind: "choice", minItems: 0, maxItems: 2, required: true, words: deptCertWords } as const
export const deptCertNewEn = { title: "专精特新企业", kind: "choice", minItems: 0, maxItems: 3, required: true, words: certificationLevelWords } as const
export const buildEnTec = { title: "企业技术中心", kind: "choice", minItems: 0, maxItems: 3, required: true, words: certificationLevelWords } as const
export const deptCertSpcEn = { title: "智能车间", kind: "choice", minItems: 0, maxItems: 3, required: true, words: certificationLevelWords } as const
export const deptCertFactory = { title: "绿色工厂", kind: "choice", minItems: 0, maxItems: 2, required: true, words: factoryLevelWords } as const
export const deptCertOther = { title: "其他认定", kind: "text", minLength: 1, maxLength: 200, required: true } as const

/** 认定情况。 */
export const certificationFields = { deptCert, deptCertNewEn, buildEnTec, deptCertSpcEn, deptCertFactory, deptCertOther } as const
