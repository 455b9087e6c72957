import type { Manifest } from '#mocks/services/manifest.ts'
import { feedbackHandlers } from './feedback.ts'
import type { PolicyConsultRow, PolicyCorrectionRow, PolicyEvaluationRow } from './policyFeedbackRows.ts'

export const manifest: Manifest<{
  policyEvaluations: PolicyEvaluationRow
  policyCorrections: PolicyCorrectionRow
  policyConsults: PolicyConsultRow
}> = {
  tables: { policyEvaluations: 'members', policyCorrections: 'members', policyConsults: 'members' },
  handlers: feedbackHandlers,
}
