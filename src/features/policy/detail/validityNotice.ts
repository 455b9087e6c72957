import type { PolicyDetail } from './policyDetailQuery.ts'

/** A warning before relying on a policy that is not simply in force. */
export interface ValidityNotice {
  text: string
  /** The policy to read instead. */
  instead?: { id: string; title: string }
}

/** Whether the policy no longer applies. */
export function isHistoric({ validity }: Pick<PolicyDetail, 'validity'>): boolean {
  return validity === 'EXPIRED' || validity === 'REPEALED' || validity === 'REPLACED'
}

/** Undefined for a policy that is in force. */
export function validityNotice(policy: PolicyDetail): ValidityNotice | undefined {
  const { validity, replacedById, replacedByTitle, effectiveDate, expireDate } = policy
  switch (validity) {
    case 'EFFECTIVE':
      break
    case 'UPCOMING':
      return { text: effectiveDate === undefined ? '本政策尚未施行' : `本政策自 ${effectiveDate} 起施行，目前尚未生效` }
    case 'MODIFIED':
      return { text: '本政策的部分内容已修改，请以最新文件为准' }
    case 'EXPIRED':
      return {
        text: `历史政策：${expireDate === undefined ? '本政策已失效' : `本政策已于 ${expireDate} 失效`}，仅供参考`,
      }
    case 'REPEALED':
      return { text: '历史政策：本政策已废止，仅供参考' }
    case 'REPLACED':
      if (replacedById === undefined || replacedByTitle === undefined) {
        return { text: '历史政策：本政策已被新政策替代，仅供参考' }
      }
      return {
        text: `历史政策：已被《${replacedByTitle}》替代，仅供参考`,
        instead: { id: replacedById, title: replacedByTitle },
      }
  }
  return undefined
}
