import type { Schema } from '#gateway/contract.ts'

type Detail = Schema<'DockingDetail'>

/** A docking of two enterprises about a demand or a resource. */
export interface DockingRow
  extends
    Pick<Detail, 'id' | 'targetType' | 'targetId' | 'targetTitle' | 'initiatorEnId' | 'initiatorEnName' | 'title'>,
    Pick<Detail, 'content' | 'planPrice' | 'planCycle' | 'attachments' | 'status' | 'replyBefore' | 'ownerReply'>,
    Pick<Detail, 'rejectReason' | 'meetTime' | 'meetPlace' | 'result' | 'contractAmount' | 'contractFile'>,
    Pick<Detail, 'failReason' | 'finishTime' | 'timeline' | 'dealProposal'> {
  ownerEnId: string
  ownerEnName: string
  /** The owner's alias for the initiator of a docking with an anonymous demand, until it is accepted. */
  ownerAlias?: string
  initiatorContact: Schema<'SupplyContact'>
  ownerContact: Schema<'SupplyContact'>
  createTime: string
  updateTime: string
}

/** One party's evaluation of the other after a successful docking. */
export interface DockingEvaluationRow extends Omit<
  Schema<'DockingEvaluation'>,
  'direction' | 'enName' | 'editableUntil'
> {
  /** The evaluating enterprise and the evaluated one. */
  giverEnId: string
  giverEnName: string
  receiverEnId: string
  /** Whether it has been changed. It may be changed once. */
  edited: boolean
}
