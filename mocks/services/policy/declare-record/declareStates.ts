import type { Schema } from '#gateway/contract.ts'
import { declareStatusSteps } from '#gateway/generated/fields/DeclareStatus.ts'
import { actionsIn } from '#mocks/store/actions.ts'
import type { DeclareRecordRow } from './declareRecords.ts'

type Status = Schema<'DeclareStatus'>
type Action = Schema<'DeclareOwnAction'>

/** The table in the contract (DeclareStage). */
const stages: Record<Status, Schema<'DeclareStage'>> = {
  MATCHED: 'TODO',
  RETURNED: 'TODO',
  CONFIRMED: 'RUNNING',
  SUBMITTED: 'RUNNING',
  ACCEPTED: 'RUNNING',
  REVIEWING: 'RUNNING',
  EXPERT: 'RUNNING',
  PUBLICITY: 'RUNNING',
  APPROVED: 'GRANTED',
  PAID: 'GRANTED',
  REJECTED: 'ENDED',
  WITHDRAWN: 'ENDED',
  DECLINED: 'ENDED',
  LAPSED: 'ENDED',
}

/** Derived from the state: the stage in the list, and the member's possible actions. */
export function standing(row: Pick<DeclareRecordRow, 'source' | 'status'>) {
  return { stage: stages[row.status], actions: declareActions(row) }
}

/** The actions that the member can take now. */
export function declareActions({ source, status }: Pick<DeclareRecordRow, 'source' | 'status'>): Action[] {
  const steps = actionsIn(declareStatusSteps, status, { source })
  return source === 'SELF' ? [...steps, 'DELETE'] : steps
}

/** The next state when the department approves. */
const passed: Partial<Record<Status, Status>> = {
  CONFIRMED: 'PUBLICITY',
  SUBMITTED: 'ACCEPTED',
  RETURNED: 'SUBMITTED',
  ACCEPTED: 'REVIEWING',
  REVIEWING: 'EXPERT',
  EXPERT: 'PUBLICITY',
  PUBLICITY: 'APPROVED',
  APPROVED: 'PAID',
}

/** The next state when the department refuses: what can be corrected goes back, and the rest ends. */
const refused: Partial<Record<Status, Status>> = {
  SUBMITTED: 'RETURNED',
  ACCEPTED: 'RETURNED',
  REVIEWING: 'RETURNED',
  EXPERT: 'REJECTED',
  PUBLICITY: 'REJECTED',
}

/** Undefined when the department has nothing to decide. */
export function decidedStatus({ source, status }: DeclareRecordRow, pass: boolean): Status | undefined {
  if (source === 'SELF') return undefined
  return (pass ? passed : refused)[status]
}

interface Entry {
  time: string
  actor: string
  remark?: string | undefined
  /** The date by which the member has to act. */
  dueDate?: string | undefined
}

/** The row in its new state. The previous state's remark and due date are dropped. */
export function inStatus(
  { remark: _remark, dueDate: _dueDate, ...kept }: Readonly<DeclareRecordRow>,
  status: Status,
  { time, actor, remark, dueDate }: Entry,
): DeclareRecordRow {
  const said = remark === undefined ? {} : { remark }
  return {
    ...kept,
    ...said,
    ...(dueDate === undefined ? {} : { dueDate }),
    status,
    updateTime: time,
    timeline: [...kept.timeline, { time, actor, status, ...said }],
  }
}
