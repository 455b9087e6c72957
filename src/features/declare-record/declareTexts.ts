import type { Schema } from '#gateway/contract.ts'
import type { BadgeTone } from '#ui/content/Badge.tsx'

type DeclareRecord = Pick<Schema<'DeclareRecordDetail'>, 'status' | 'source' | 'dueDate' | 'department' | 'declareUrl'>

/** The tone of a stage; its words say the same. */
export function declareTone(stage: Schema<'DeclareStage'>): BadgeTone {
  const tones = { TODO: 'urgent', RUNNING: 'plain', GRANTED: 'good', ENDED: 'off' } as const
  return tones[stage]
}

/** The next step, and who takes it. */
export function nextStep({ status, source, dueDate, department, declareUrl }: DeclareRecord): string {
  const isOwn = source === 'SELF'
  const before = dueDate === undefined ? '尽快' : `在 ${dueDate} 前`
  switch (status) {
    case 'MATCHED':
      return `不需要提交材料，请${before}确认是否领取；逾期没有确认视为放弃。`
    case 'CONFIRMED':
      return `已确认领取，等待${department}公示，不需要再提交材料。`
    case 'SUBMITTED':
      return isOwn ? '等待主管部门受理；得知受理后，请在这里更新进度。' : '等待主管部门受理，受理前可以撤回。'
    case 'RETURNED':
      return declareUrl === undefined
        ? `请${before}按说明补正材料，交到${department}。`
        : `请${before}到申报系统按说明补正材料，重新提交。`
    case 'ACCEPTED':
      return '主管部门已受理，等待审核。'
    case 'REVIEWING':
      return '主管部门正在审核，可能要求补正材料，请留意消息。'
    case 'EXPERT':
      return '等待专家评审，可能到现场核查。'
    case 'PUBLICITY':
      return '公示期内没有异议的，公示结束后通过。'
    case 'APPROVED':
      return '已通过，等待拨付。'
    case 'PAID':
      return '资金已拨付，请核对到账金额。'
    case 'REJECTED':
      return `没有通过。对结果有疑问的，可以咨询${department}。`
    case 'WITHDRAWN':
      return '已撤回；批次没有截止的，可以重新申报。'
    case 'DECLINED':
      return '您已放弃领取。'
    case 'LAPSED':
      return `期限内没有确认，视为放弃。仍需领取的，请咨询${department}。`
    default:
      return status satisfies never
  }
}
