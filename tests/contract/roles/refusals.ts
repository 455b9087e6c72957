import type { OperationId } from '#gateway/generated/operations.ts'

/** Who sends the member's example request: nobody, who was signed in, the member, a member of another enterprise, a provider. */
export const roles = ['visitor', 'expired', 'member', 'otherMember', 'provider'] as const
export type Role = (typeof roles)[number]

/** The return code of a refusal by role; a role that is not named is answered with success. */
export type Refusals = Partial<Record<Role, string>>

const others = (returnCode: string): Refusals => ({ otherMember: returnCode, provider: returnCode })

/** The request names an enterprise, and only who has bound it may speak for it. */
const ofOwnEnterprise: OperationId[] = [
  ...([
    'saveTecEnFormBase',
    'createCustomerMatchReport',
    'createTalentMatchReport',
    'getPolicyMatch',
    'loginToEnterprisePortal',
  ] as const),
  ...(['getEnterpriseBasic', 'getEnterpriseCarrier', 'getEnterpriseDetails', 'getEnterpriseIntellectual'] as const),
  ...(['getEnterpriseManagement', 'getEnterprisePersonnel', 'getEnterpriseProject', 'unbindEnterprise'] as const),
  ...([
    'saveEnterpriseBasic',
    'saveEnterpriseCarrier',
    'saveEnterpriseIntellectual',
    'saveEnterpriseManagement',
  ] as const),
  ...(['saveEnterprisePersonnel', 'saveEnterpriseProject', 'saveElectricityCertificate'] as const),
  ...(['commitFacilitator', 'getFacilitatorDetails', 'getFacilitatorStatistics'] as const),
  ...(['createFacilitatorEvaluation', 'getPolicyAttributes', 'savePolicyAttributes'] as const),
  ...(['saveDemand', 'saveDemandDocking', 'saveResourceDocking', 'saveDeclareRecord'] as const),
  ...(['saveAchievementResource', 'saveInstrumentResource', 'savePatentResource'] as const),
]

/** The request names a record that somebody else may not touch. */
const ofOwnRecord: OperationId[] = [
  ...(['getToolResult', 'deleteToolResult', 'evaluateToolRecord'] as const),
  ...(['updateFacilitatorEvaluation', 'saveFacilitatorEvaluationReply'] as const),
  ...(['getMyDemand', 'deleteDemand', 'updateDemandStatus', 'evaluateDemandDocking'] as const),
  ...(['getMyResource', 'deleteResource', 'updateResourceStatus', 'saveDockingEvaluationReply'] as const),
  'cancelEventSign',
  ...(['getDeclareRecord', 'updateDeclareRecordStatus', 'deleteDeclareRecord'] as const),
  ...(['claimRobotSession', 'renameRobotSession'] as const),
]

/** The request names a record of which nobody else is told that it is there. */
const ofOwnList: OperationId[] = [
  ...([
    'deleteContentFavorite',
    'deleteFacilitatorFavorite',
    'deleteInvestmentFavorite',
    'deletePolicyFavorite',
  ] as const),
  ...(['deleteHistory', 'deleteMessages', 'transformMessage'] as const),
]

/** Everybody may calculate; with an enterprise's name only who has bound it. */
const forOwnEnterprise: OperationId[] = [
  ...([
    'commitCloud',
    'evaluateEnterpriseSize',
    'saveCostCalculation',
    'saveTechnologyEvaluation',
    'scoreSrdi',
  ] as const),
]

/** What the roles get for the member's own example request, where it is not success. */
export const refusals: Partial<Record<OperationId, Refusals>> = {
  ...all(ofOwnEnterprise, others('4030')),
  ...all(ofOwnRecord, others('4030')),
  ...all(ofOwnList, others('4040')),
  ...all(forOwnEnterprise, { visitor: '4030', ...others('4030') }),

  // A conversation is its owner's; a visitor has one of their own, if any.
  getRobotSession: { visitor: '4030', ...others('4030') },
  saveAnswerFeedback: { visitor: '4030', ...others('4030') },

  // A visitor has no form that was begun before, and signs up with a unit's name instead of an enterprise.
  commitTecEnForm: { visitor: '3000', ...others('4030') },
  signUpForEvent: { visitor: '3000', ...others('4030') },
  // The other side of the docking may see it, but it is not that side's turn.
  getDemandDocking: { otherMember: '4030' },
  getResourceDocking: { otherMember: '4030' },
  updateDemandDockingStatus: { otherMember: '4030', provider: '4090' },
  updateResourceDockingStatus: { otherMember: '4090', provider: '4030' },
  evaluateResource: { otherMember: '4030', provider: '4090' },
  // The other member has bound that enterprise and subscribed to that tag already.
  bindEnterprise: { otherMember: '4090' },
  addTag: { otherMember: '4090' },
  deleteTag: { provider: '4040' },
}

function all(ids: readonly OperationId[], refused: Refusals): Partial<Record<OperationId, Refusals>> {
  return Object.fromEntries(ids.map((id) => [id, refused]))
}
