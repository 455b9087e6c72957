import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail, member } from '#mocks/handler/handler.ts'
import { policyConsultStatusWords } from '#gateway/generated/words/PolicyConsult.ts'
import { findPolicy } from '../library/detail.ts'

/** A member's evaluation of a policy, one per member and policy. */
interface PolicyEvaluationRow extends Schema<'PolicyEvaluationRequest'> {
  id: string
  userId: string
}

/** An error that a member reported in a policy. */
interface PolicyCorrectionRow extends Schema<'PolicyCorrectionRequest'> {
  id: string
  userId: string
  createTime: string
}

/** A member's question to the department that leads a policy. */
interface PolicyConsultRow extends Schema<'PolicyConsultRequest'> {
  id: string
  userId: string
  status: Schema<'PolicyConsult'>['status']
  createTime: string
}

/** Working days within which a department promises to answer. */
const replyDays = 3

export const manifest: Manifest<{
  policyEvaluations: PolicyEvaluationRow
  policyCorrections: PolicyCorrectionRow
  policyConsults: PolicyConsultRow
}> = {
  tables: { policyEvaluations: 'members', policyCorrections: 'members', policyConsults: 'members' },
  handlers: {
    savePolicyEvaluation: (context) => {
      const { store, body } = context
      const { id: userId } = member(context)
      const policy = findPolicy(store, body.policyId)
      const id = `${userId}:${policy.id}`
      const before = store.policyEvaluations.get(id)
      if (before === undefined) store.policyEvaluations.insert({ ...body, id, userId })
      else store.policyEvaluations.update(id, body)
      store.policies.update(policy.id, {
        evaluationCount: policy.evaluationCount + Number(before === undefined),
        usefulCount: policy.usefulCount + Number(body.useful) - Number(before?.useful ?? false),
      })
      return null
    },

    savePolicyCorrection: (context) => {
      const { store, body, clock, gateway } = context
      if (body.targetType === 'POLICY') findPolicy(store, body.targetId)
      else if (store.policySubjects.get(body.targetId) === undefined) fail('4040', '专项不存在或已下架')
      const id = gateway.newId('pe')
      store.policyCorrections.insert({ ...body, id, userId: member(context).id, createTime: clock.dateTime() })
      return null
    },

    saveManagerConsult: (context) => {
      const { store, body, clock, gateway } = context
      const policy = findPolicy(store, body.policyId)
      const id = gateway.newId('pc')
      const { id: userId } = member(context)
      store.policyConsults.insert({ ...body, id, userId, status: 'WAIT', createTime: clock.dateTime() })
      return {
        id,
        status: 'WAIT' as const,
        statusDesc: policyConsultStatusWords.WAIT,
        replyDept: policy.leadDept,
        replyDays,
      }
    },
  },
}
