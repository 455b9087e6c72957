import type { Schema } from '#gateway/contract.ts'

type Detail = Schema<'DockingDetail'>

/** A docking of two enterprises over a demand or a resource. */
export interface DockingRow
  extends
    Pick<Detail, 'id' | 'targetType' | 'targetId' | 'targetTitle' | 'initiatorEnId' | 'initiatorEnName' | 'title'>,
    Pick<Detail, 'content' | 'planPrice' | 'planCycle' | 'attachments' | 'status' | 'replyBefore' | 'ownerReply'>,
    Pick<Detail, 'rejectReason' | 'meetTime' | 'meetPlace' | 'result' | 'contractAmount' | 'contractFile'>,
    Pick<Detail, 'failReason' | 'finishTime' | 'timeline' | 'dealProposal'> {
  ownerEnId: string
  ownerEnName: string
  /** What the initiator sees before the docking is accepted, for an anonymous demand. */
  ownerAlias?: string
  initiatorContact: Schema<'SupplyContact'>
  ownerContact: Schema<'SupplyContact'>
  createTime: string
  updateTime: string
}

/** What one party thinks of the other after a docking that succeeded. */
export interface DockingEvaluationRow extends Omit<
  Schema<'DockingEvaluation'>,
  'direction' | 'enName' | 'editableUntil'
> {
  /** Who evaluates and who is evaluated. */
  giverEnId: string
  giverEnName: string
  receiverEnId: string
  /** It may be changed once. */
  edited: boolean
}
