import type { Schema } from '#gateway/contract.ts'

/** What a member thinks of a policy; one a member and policy. */
export interface PolicyEvaluationRow extends Schema<'PolicyEvaluationRequest'> {
  id: string
  userId: string
}

/** An error that a member found in a policy. */
export interface PolicyCorrectionRow extends Schema<'PolicyCorrectionRequest'> {
  id: string
  userId: string
  createTime: string
}

/** A question of a member to the department that leads a policy. */
export interface PolicyConsultRow extends Schema<'PolicyConsultRequest'> {
  id: string
  userId: string
  status: Schema<'PolicyConsult'>['status']
  createTime: string
}
