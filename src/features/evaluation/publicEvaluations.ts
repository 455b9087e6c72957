import { gatewayQuery } from '#gateway/query.ts'

/** How many of the newest are loaded; the averages are computed from these. */
const most = { current: 1, size: 50 }

export const resourceEvaluationsQuery = (id: string) =>
  gatewayQuery('listResourceEvaluations', { query: { ...most, id } })

export const facilitatorEvaluationsQuery = (facilitatorId: string) =>
  gatewayQuery('listShownFacilitatorEvaluations', { query: { ...most, facilitatorId } })
