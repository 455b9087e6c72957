import type { Schema } from '#gateway/contract.ts'

/** A member's evaluation of a policy, one per member and policy. */
export interface PolicyEvaluationRow extends Schema<'PolicyEvaluationRequest'> {
  id: string
  userId: string
}

/** An error that a member reported in a policy. */
export interface PolicyCorrectionRow extends Schema<'PolicyCorrectionRequest'> {
  id: string
  userId: string
  createTime: string
}

/** A member's question to the department that leads a policy. */
export interface PolicyConsultRow extends Schema<'PolicyConsultRequest'> {
  id: string
  userId: string
  status: Schema<'PolicyConsult'>['status']
  createTime: string
}
