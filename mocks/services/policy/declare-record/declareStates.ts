import type { Schema } from '#gateway/contract.ts'
import type { DeclareRecordRow } from './declareRecordRow.ts'

type Status = Schema<'DeclareStatus'>
type Action = Schema<'DeclareOwnAction'>

/** The contract's table (DeclareStage). */
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

/** What follows from the state: where it belongs in the list, and what the member may do. */
export function standing(row: Pick<DeclareRecordRow, 'source' | 'status'>) {
  return { stage: stages[row.status], actions: declareActions(row) }
}

const ends: ReadonlySet<Status> = new Set(['PAID', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'LAPSED'])

/** What the member may do now. */
export function declareActions({ source, status }: Pick<DeclareRecordRow, 'source' | 'status'>): Action[] {
  if (source === 'SELF') return ends.has(status) ? ['DELETE'] : ['REPORT', 'DELETE']
  if (status === 'MATCHED') return ['CONFIRM', 'DECLINE']
  return status === 'SUBMITTED' || status === 'RETURNED' ? ['WITHDRAW'] : []
}

/** Where the department takes it next, when all is in order. */
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

/** Where the department takes it when something is wrong: what can be mended goes back, the rest ends. */
const refused: Partial<Record<Status, Status>> = {
  SUBMITTED: 'RETURNED',
  ACCEPTED: 'RETURNED',
  REVIEWING: 'RETURNED',
  EXPERT: 'REJECTED',
  PUBLICITY: 'REJECTED',
}

/** Undefined when it is not the department's turn. */
export function decidedStatus({ source, status }: DeclareRecordRow, pass: boolean): Status | undefined {
  if (source === 'SELF') return undefined
  return (pass ? passed : refused)[status]
}

interface Entry {
  time: string
  actor: string
  remark?: string | undefined
  /** Until when the member has to do something. */
  dueDate?: string | undefined
}

/** The row in that state from now on; what was said of the state before goes. */
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
