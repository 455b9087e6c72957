import type { DataOf } from '#gateway/contract.ts'
import { minuteText } from '#ui/timeText.ts'

type Details = Pick<DataOf<'getFacilitatorDetails'>, 'faStatus' | 'pendingChange' | 'submitTime' | 'shownResume'>

/** The facilitator's state: what the public sees, and the next step (contract, commitFacilitator). */
export function standingText({ faStatus, pendingChange, submitTime, shownResume }: Details): string {
  const submitted = submitTime === null ? '' : `${minuteText(submitTime)} `
  switch (faStatus) {
    case 'NONE':
      return '还没有申请入驻。填写下面的资料，提交后由平台审核，通过后在企业旗舰店展示。'
    case 'PENDING':
      return `${submitted}提交的资料正在审核，通过后在企业旗舰店展示。等待期间可以修改，再次提交时以新的为准。`
    case 'PASS':
      if (pendingChange) return `${submitted}提交的修改正在审核。通过之前，企业旗舰店展示的仍是原来的资料。`
      return shownResume === undefined
        ? '资料已经公开，在企业旗舰店展示。'
        : `${submitted}提交的修改没有通过审核，企业旗舰店展示的仍是原来的资料。请按审核意见修改，再次提交。`
    case 'REJECT':
      return '没有通过审核，企业旗舰店不展示。请按审核意见修改，再次提交。'
    case 'EXPIRED':
      return '入驻已到期，企业旗舰店不再展示。请核对资料，再次提交，通过后恢复展示。'
    case 'FROZEN':
    case 'QUIT':
      return '企业旗舰店不展示，请联系客服。'
    default:
      return faStatus satisfies never
  }
}
