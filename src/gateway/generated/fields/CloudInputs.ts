// Generated from contract/ by scripts/generate. Do not edit.
import { cloudInfrastructureWords } from '../words/CloudInfrastructure.ts'
import { cloudBusinessDomainWords } from '../words/CloudBusinessDomain.ts'
import { cloudDeviceKindWords } from '../words/CloudDeviceKind.ts'
import { cloudModelWords } from '../words/CloudModel.ts'
import { cloudInputsEffectWords } from '../words/CloudInputs.ts'
import { cloudStarWords } from '../words/CloudStar.ts'

export const monthsOfUse = { title: "各项云服务连续使用", kind: "integer", unit: "月", minimum: 0, maximum: 600 } as const
export const infrastructure = { title: "已上云的基础设施", kind: "choice", minItems: 0, maxItems: 5, words: cloudInfrastructureWords } as const
export const businessDomains = { title: "已上云的业务", kind: "choice", minItems: 0, maxItems: 6, words: cloudBusinessDomainWords } as const
export const deviceRatio = { title: "上云设备占比", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const deviceKinds = { title: "上云设备类别", kind: "choice", minItems: 0, maxItems: 4, words: cloudDeviceKindWords } as const
export const hasEdgeProcessing = { title: "是否有边缘侧数据处理", kind: "choice" } as const
export const models = { title: "数据加模型的创新应用", kind: "choice", minItems: 0, maxItems: 5, words: cloudModelWords } as const
export const paidAmount = { title: "窗口期实际付款金额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const effect = { title: "上云成效", kind: "choice", words: cloudInputsEffectWords } as const
export const heldLevel = { title: "已获星级", kind: "choice", words: cloudStarWords } as const

/** 星级上云自测内容。 */
export const cloudInputsFields = { monthsOfUse, infrastructure, businessDomains, deviceRatio, deviceKinds, hasEdgeProcessing, models, paidAmount, effect, heldLevel } as const
