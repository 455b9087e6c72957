import { amountText } from '../marks/amountText.ts'
import { currentBatch, declarationText, remainingText } from '../marks/declarationText.ts'
import { notPublished } from '../marks/notPublished.ts'
import type { PolicyDetail } from './policyDetailQuery.ts'
import { isHistoric } from './validityNotice.ts'

/** A short answer to one of the five questions every enterprise asks. */
export interface Answer {
  question: '谁能享' | '给什么' | '怎么办' | '何时截止' | '找谁'
  /** The answer in one line. */
  text: string
  /** A further remark. */
  note?: string
}

/**
 * The five answers, always all of them and in this order.
 * @param today yyyy-MM-dd in China
 */
export function answersOf(policy: PolicyDetail, today: string): Answer[] {
  return [
    { question: '谁能享', text: policy.targetDesc },
    { question: '给什么', text: policy.resultDesc, ...noted(amountsOf(policy)) },
    { question: '怎么办', ...how(policy, today) },
    { question: '何时截止', ...when(policy, today) },
    { question: '找谁', ...whom(policy) },
  ]
}

type Said = Pick<Answer, 'text' | 'note'>

const noted = (note: string) => (note === '' ? {} : { note })

/** The amounts that the result does not already contain. */
function amountsOf({ amountList, resultDesc }: PolicyDetail): string {
  return amountList
    .filter(({ min, max }) => min !== null || max !== null)
    .map(amountText)
    .filter((text) => !resultDesc.includes(text))
    .join('；')
}

function how(policy: PolicyDetail, today: string): Said {
  if (policy.enjoyMode === 'NO_APPLY') {
    return { text: '免申即享，无需提交申请', note: '部门比对数据后确定名单，企业确认意愿后直接兑现' }
  }
  if (policy.enjoyMode === 'INFO') return { text: '对照条件直接适用，无需申报' }
  const channel = currentBatch(policy.declarations, today)?.channelDesc
  const text = channel === undefined ? policy.enjoyModeDesc : `${policy.enjoyModeDesc}，${channel}办理`
  return { text, note: policy.process.length === 0 ? notPublished : policy.process.map(({ name }) => name).join(' → ') }
}

function when(policy: PolicyDetail, today: string): Said {
  const { code, text } = policy.declarationTag
  if (isHistoric(policy)) return { text: '历史政策，已停止申报' }
  if (code === 'NO_APPLY' || code === 'NONE') return { text: '无需申报，没有截止日期' }
  const batch = currentBatch(policy.declarationDateList, today)
  if (batch === undefined) return { text: notPublished }
  if (batch.end === null) return { text: '常年受理', note: `${batch.start} 起` }
  const period = declarationText(batch)
  if (code === 'NOT_STARTED') return { text: `${batch.start} 开始申报`, note: period }
  if (code === 'END') return { text: `已于 ${batch.end} 截止`, note: '下一批次以新发布的申报通知为准' }
  const remaining = remainingText(batch.end, today)
  return { text: `${batch.end} 截止${remaining === undefined ? '' : `，${remaining}`}`, note: `${text}：${period}` }
}

function whom({ contact }: PolicyDetail): Said {
  const [first] = contact
  if (first === undefined) return { text: notPublished }
  const text = [first.dept, first.office].filter((part) => part !== undefined).join(' ')
  return { text, note: [first.tel, first.workTime].filter((part) => part !== undefined).join('，') }
}
