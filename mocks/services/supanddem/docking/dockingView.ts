import type { Schema } from '#gateway/contract.ts'
import { evaluateBefore as evaluationEnd } from '#gateway/generated/fields/DockingDetail.ts'
import { editableUntil as changeEnd } from '#gateway/generated/fields/DockingEvaluation.ts'
import { dockingStatusSteps } from '#gateway/generated/fields/DockingStatus.ts'
import { actionsIn } from '#mocks/store/actions.ts'
import { addDays } from '#mocks/time/days.ts'
import { fail, member } from '#mocks/handler/handler.ts'
import type { DockingEvaluationRow, DockingRow } from './dockingRows.ts'
import { isAcquainted, isOpenDocking } from './dockingStates.ts'
import { maskContact, noAccess, ownEnIds, type SupplyContext } from '../ownership.ts'

type Role = Schema<'DockingRole'>

/** Days after its end within which a docking may be evaluated, the last one included. */
const evaluationDays = evaluationEnd.term.days
/** Days within which an evaluation may be changed once. */
const editDays = changeEnd.term.days

/** The member's docking with their role in it. Ends with 4040 or 4030. */
export function findDocking(context: SupplyContext, targetType: DockingRow['targetType'], id: string) {
  member(context)
  const row = context.store.dockings.get(id)
  if (row?.targetType !== targetType) return fail('4040', '对接不存在')
  const role = roleIn(context, row) ?? fail('4030', noAccess)
  return { row, role }
}

export function roleIn(context: Pick<SupplyContext, 'store' | 'user'>, row: Readonly<DockingRow>): Role | undefined {
  const own = ownEnIds(context)
  if (own.includes(row.ownerEnId)) return 'OWNER'
  return own.includes(row.initiatorEnId) ? 'INITIATOR' : undefined
}

/** The party that received help evaluates it: the owner of a demand, or the initiator for a resource. */
function evaluatorOf({ targetType }: Pick<DockingRow, 'targetType'>): Role {
  return targetType === 'DEMAND' ? 'OWNER' : 'INITIATOR'
}

export function evaluationOf({ store }: Pick<SupplyContext, 'store'>, dockingId: string) {
  return store.dockingEvaluations.by('dockingId', dockingId)[0]
}

/** The end of the term for changing the evaluation. Null when it can no longer be changed. */
export function editableUntil(
  { clock }: Pick<SupplyContext, 'clock'>,
  row: Readonly<DockingEvaluationRow>,
): string | null {
  const until = addDays(row.createTime, editDays)
  return row.edited || until < clock.dateTime() ? null : until
}

export function mayEvaluate(
  context: Pick<SupplyContext, 'store' | 'clock'>,
  row: Readonly<DockingRow>,
  role: Role,
): boolean {
  if (row.status !== 'FINISHED' || evaluatorOf(row) !== role) return false
  const given = evaluationOf(context, row.id)
  return given === undefined ? evaluateBefore(row) >= context.clock.today() : editableUntil(context, given) !== null
}

function evaluateBefore({ finishTime = '' }: Readonly<DockingRow>): string {
  return finishTime === '' ? '' : addDays(finishTime.slice(0, 10), evaluationDays)
}

/** The actions that the party can take now. */
export function dockingActions(
  context: Pick<SupplyContext, 'store' | 'clock'>,
  row: Readonly<DockingRow>,
  role: Role,
): Schema<'DockingPartyAction'>[] {
  const steps = actionsIn(dockingStatusSteps, row.status, { role }, { START: row.dealProposal === undefined })
  return mayEvaluate(context, row, role) ? [...steps, 'EVALUATE'] : steps
}

export function dockingState(
  context: Pick<SupplyContext, 'store' | 'clock'>,
  row: Readonly<DockingRow>,
  role: Role,
): Schema<'DockingState'> {
  const { id, status, dealProposal } = row
  return {
    id,
    status,
    ...(dealProposal === undefined || !isOpenDocking(status) ? {} : { dealProposal }),
    actions: dockingActions(context, row, role),
  }
}

/** Fields that list and detail share. An anonymous owner's name is shown once the docking is accepted. */
function sharedFields(context: SupplyContext, row: Readonly<DockingRow>, role: Role) {
  const { id, targetType, targetId, targetTitle, initiatorEnName, title, planPrice, status, replyBefore } = row
  const isHidden = role === 'INITIATOR' && !isAcquainted(status)
  return {
    id,
    targetType,
    targetId,
    targetTitle,
    role,
    initiatorEnName,
    ownerEnName: isHidden ? (row.ownerAlias ?? row.ownerEnName) : row.ownerEnName,
    title,
    planPrice,
    status,
    replyBefore,
    evaluated: evaluationOf(context, id) !== undefined,
    actions: dockingActions(context, row, role),
  }
}

export function dockingItem(context: SupplyContext, row: Readonly<DockingRow>, role: Role): Schema<'DockingItem'> {
  return { ...sharedFields(context, row, role), createTime: row.createTime, updateTime: row.updateTime }
}

const optional = [
  'planCycle',
  'ownerReply',
  'rejectReason',
  'meetTime',
  'meetPlace',
  'result',
  'contractAmount',
  'contractFile',
  'failReason',
  'finishTime',
] as const satisfies (keyof DockingRow)[]

export function dockingDetail(context: SupplyContext, row: Readonly<DockingRow>, role: Role): Schema<'DockingDetail'> {
  const isKnown = isAcquainted(row.status)
  const other = role === 'OWNER' ? row.initiatorContact : row.ownerContact
  const isNamed = isKnown || role === 'OWNER' || row.ownerAlias === undefined
  const given = Object.fromEntries(optional.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]])))
  return {
    ...sharedFields(context, row, role),
    // The keys are those of the row, whose type comes from the contract.
    ...(given as Pick<Schema<'DockingDetail'>, (typeof optional)[number]>),
    initiatorEnId: row.initiatorEnId,
    ...(isNamed ? { ownerEnId: row.ownerEnId } : {}),
    content: row.content,
    attachments: row.attachments,
    contactMasked: maskContact(other),
    ...(isKnown ? { contact: other } : {}),
    ...(row.dealProposal === undefined || !isOpenDocking(row.status) ? {} : { dealProposal: row.dealProposal }),
    ...(row.status === 'FINISHED' ? { evaluateBefore: evaluateBefore(row) } : {}),
    timeline: row.timeline,
  }
}
