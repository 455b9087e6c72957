import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { GatewayServices } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseBindingRow } from '../enterpriseRows.ts'
import type { FacilitatorRow } from './facilitatorRows.ts'
import { decideDeclaration } from '#mocks/services/policy/declare-record/decideDeclaration.ts'
import { decideSupply } from '#mocks/services/supanddem/audit.ts'
import { countEvaluations } from './evaluationRows.ts'

interface Decision {
  /**
   * The id of a demand, a resource, a binding, a provider, an evaluation of a provider, an application or a
   * certificate.
   */
  id: string
  pass: boolean
  /** The auditor's remark. A refusal without one gets a default text. */
  remark?: string | undefined
  /** Blocks a demand or resource, even a published one, so that the public no longer sees it. */
  block?: boolean | undefined
}

interface AuditContext {
  store: Store
  clock: Clock
  gateway: Pick<GatewayServices, 'newId'>
}

/** A provider's approval lasts three years. */
const approvedDays = 3 * 365

/**
 * The decision of the region's back office. The back office is not part of the contract, so the control API decides for
 * it. Returns what was decided on, or undefined when nothing with that id is waiting.
 */
export function decideAudit(context: AuditContext, decision: Decision): string | undefined {
  const { store } = context
  const { id, pass, remark, block = false } = decision
  const supply = decideSupply(context, { id, verdict: block ? 'BLOCK' : pass ? 'PASS' : 'REJECT', remark })
  if (supply !== undefined) return supply
  const binding = store.enterpriseBindings.get(id)
  if (binding?.bindAudit === 'PENDING') return decideBinding(context, binding, decision)
  const facilitator = store.facilitators.get(id) ?? store.facilitators.by('enId', id)[0]
  if (facilitator?.faStatus === 'PENDING' || facilitator?.pendingResume) {
    return decideResume(context, facilitator, decision)
  }
  const evaluation = store.facilitatorEvaluations.get(id)
  if (evaluation?.status === 'SUBMITTED') {
    store.facilitatorEvaluations.update(id, { status: pass ? 'PUBLISHED' : 'HIDDEN' })
    countEvaluations(store, evaluation.facilitatorId)
    return 'evaluation'
  }
  return decideDeclaration(context, decision) ?? decideCertificate(context, decision)
}

/** On approval, the enterprise gets the profile that the member filled in meanwhile, unless it already has one. */
function decideBinding(
  context: AuditContext,
  binding: Readonly<EnterpriseBindingRow>,
  { pass, remark }: Decision,
): string {
  const { store } = context
  const { id, enId, name, userId } = binding
  store.enterpriseBindings.update(id, { bindAudit: pass ? 'PASS' : 'REJECT', auditRemark: remarkOf(pass, remark) })
  if (pass) {
    const profile = store.enterpriseProfiles.get(id)
    const attributes = store.enterpriseAttributes.get(id)
    if (profile !== undefined && store.enterpriseProfiles.get(enId) === undefined) {
      store.enterpriseProfiles.insert({ ...profile, id: enId })
    }
    if (attributes !== undefined && store.enterpriseAttributes.get(enId) === undefined) {
      store.enterpriseAttributes.insert({ ...attributes, id: enId })
    }
    store.enterpriseProfiles.remove(id)
    store.enterpriseAttributes.remove(id)
  }
  tell(context, userId, {
    title: pass ? '企业绑定审核通过' : '企业绑定审核未通过',
    content: `${name}：${remarkOf(pass, remark) ?? '现在可以以该企业的名义办理业务。'}`,
    bizType: 'ENTERPRISE',
    bizId: enId,
    link: '/user/relation',
  })
  return 'binding'
}

function decideResume(context: AuditContext, row: Readonly<FacilitatorRow>, { pass, remark }: Decision): string {
  const { store, clock } = context
  const auditRemark = remarkOf(pass, remark)
  const audited = { auditRemark, auditTime: clock.dateTime() }
  if (row.faStatus === 'PASS') {
    const decided = pass
      ? { resume: row.pendingResume ?? row.resume, refusedResume: null }
      : { refusedResume: row.pendingResume }
    store.facilitators.update(row.id, { ...audited, ...decided, pendingResume: null })
  } else {
    const validUntil = pass ? clock.day(approvedDays) : null
    store.facilitators.update(row.id, { ...audited, faStatus: pass ? 'PASS' : 'REJECT', validUntil })
  }
  for (const { userId, bindAudit } of store.enterpriseBindings.by('enId', row.enId)) {
    if (bindAudit !== 'PASS') continue
    tell(context, userId, {
      title: pass ? '服务商资料审核通过' : '服务商资料审核未通过',
      content: `${row.name}：${auditRemark ?? '资料已在企业旗舰店展示。'}`,
      bizType: 'PROVIDER',
      bizId: row.id,
      link: `/qw/personal/resume/${row.enId}?isFacilitator=${pass}`,
    })
  }
  return 'resume'
}

function decideCertificate(context: AuditContext, { id, pass, remark }: Decision): string | undefined {
  const { store, clock } = context
  const row = store.electricityCertificates.get(id)
  if (row?.status !== 'SUBMITTED' && row?.status !== 'AUDITING') return undefined
  const granted = { level: 'SECOND', certNo: `示例电-${id}`, validUntil: clock.day(approvedDays) } as const
  const status = pass ? 'PASS' : 'REJECT'
  store.electricityCertificates.update(id, { status, auditRemark: remarkOf(pass, remark), ...(pass ? granted : {}) })
  tell(context, row.userId, {
    title: pass ? '重要电力用户认定通过' : '重要电力用户认定未通过',
    content: `${row.enName}：${remarkOf(pass, remark) ?? '认定等级为二级。'}`,
    bizType: 'ENTERPRISE',
    bizId: row.enId,
    link: '/qw/personal/electric',
  })
  return 'certificate'
}

function remarkOf(pass: boolean, remark: string | undefined): string | null {
  return remark ?? (pass ? null : '资料不完整，请补充后重新提交。')
}

function tell(
  { store, clock, gateway }: AuditContext,
  userId: string,
  message: Required<Pick<Schema<'Message'>, 'title' | 'content' | 'bizType' | 'bizId' | 'link'>>,
): void {
  const fields = { type: 'AUDIT', level: 'IMPORTANT', read: false, createTime: clock.dateTime() } as const
  store.messages.insert({ ...message, ...fields, id: gateway.newId('m'), userId })
}
