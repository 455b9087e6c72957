import type { AuditVerdict } from '../auditWords.ts'
import type { CompleteDemand, DemandRow } from './demand/demandRow.ts'
import type { CompleteResource, ResourceRow } from './resource/resourceRow.ts'
import { notify, type NotifyContext } from './ownership.ts'

/** The auditor's default remarks. */
const standingRemarks: Record<Exclude<AuditVerdict, 'PASS'>, string> = {
  REJECT: '信息描述不完整，请补充技术要求与联系方式后重新提交。',
  BLOCK: '信息涉嫌违反发布承诺，已被平台屏蔽；如有异议，请联系客服。',
}

interface SupplyDecision {
  id: string
  verdict: AuditVerdict
  /** A refusal without one gets a default text. */
  remark?: string | undefined
}

/**
 * Decides on a demand or resource: a waiting one passes or is rejected, and anything that the public may see can be
 * blocked. Returns what was decided on, or undefined when there is nothing to decide.
 */
export function decideSupply(context: NotifyContext, decision: SupplyDecision): 'demand' | 'resource' | undefined {
  const { store, clock } = context
  const { id, verdict } = decision
  const demand = store.demands.get(id)
  const resource = store.resources.get(id)
  const row = demand ?? resource
  if (row === undefined || !canDecide(row, verdict)) return undefined
  const remark = verdict === 'PASS' ? undefined : (decision.remark ?? standingRemarks[verdict])
  if (demand !== undefined) {
    store.demands.update(
      id,
      verdict === 'PASS' ? passedDemand(demand, clock.dateTime()) : refused(demand, verdict, remark),
    )
  }
  if (resource !== undefined) {
    const passed = verdict === 'PASS' ? passedResource(resource, clock.dateTime()) : undefined
    store.resources.update(id, passed ?? refused(resource, verdict, remark))
  }
  tell(context, row, demand === undefined ? 'RESOURCE' : 'DEMAND', { verdict, remark })
  return demand === undefined ? 'resource' : 'demand'
}

/** Whether it waits for the audit. */
function isWaiting({ status, pendingChange }: Pick<DemandRow | ResourceRow, 'status' | 'pendingChange'>): boolean {
  return status === 'AUDITING' || pendingChange
}

function canDecide(row: Readonly<DemandRow> | Readonly<ResourceRow>, verdict: AuditVerdict): boolean {
  return isWaiting(row) || (verdict === 'BLOCK' && row.shown !== null && row.status !== 'BLOCKED')
}

/** Approved content is shown. Only content with every required field can be approved. */
function passedDemand(row: Readonly<DemandRow>, now: string): Partial<DemandRow> {
  const shown = row.content as CompleteDemand
  return {
    shown,
    status: 'PUBLISHED',
    pendingChange: false,
    publishTime: row.publishTime ?? now,
    auditRemark: undefined,
  }
}

function passedResource(row: Readonly<ResourceRow>, now: string): Partial<ResourceRow> {
  const shown = row.content as CompleteResource
  const status = row.status === 'MAINTENANCE' ? 'MAINTENANCE' : 'PUBLISHED'
  return { shown, status, pendingChange: false, publishTime: row.publishTime ?? now, auditRemark: undefined }
}

/** When a change is rejected, the published version stays. */
function refused(
  { pendingChange }: Pick<DemandRow | ResourceRow, 'pendingChange'>,
  verdict: AuditVerdict,
  remark: string | undefined,
) {
  const isBlocked = verdict === 'BLOCK'
  const kept = pendingChange && !isBlocked ? {} : { status: isBlocked ? ('BLOCKED' as const) : ('REJECTED' as const) }
  return { ...kept, pendingChange: false, auditRemark: remark }
}

const outcomes: Record<AuditVerdict, string> = { PASS: '审核通过', REJECT: '审核未通过', BLOCK: '已被屏蔽' }

function tell(
  context: NotifyContext,
  { id, enId, content }: Readonly<DemandRow> | Readonly<ResourceRow>,
  bizType: 'DEMAND' | 'RESOURCE',
  { verdict, remark }: Pick<SupplyDecision, 'verdict' | 'remark'>,
): void {
  const name = bizType === 'DEMAND' ? '需求' : '资源'
  const said = verdict === 'PASS' ? '已通过审核并公开。' : `${outcomes[verdict]}：${remark ?? ''}`
  notify(context, enId, {
    type: 'AUDIT',
    title: `${name}${outcomes[verdict]}`,
    content: `您发布的“${content.title}”${said}`,
    bizType,
    bizId: id,
  })
}
