import { gatewayQuery } from '#gateway/query.ts'

/** So many of the newest are read; the averages are theirs. */
const most = { current: 1, size: 50 }

export const resourceEvaluationsQuery = (id: string) =>
  gatewayQuery('listResourceEvaluations', { query: { ...most, id } })

export const facilitatorEvaluationsQuery = (facilitatorId: string) =>
  gatewayQuery('listShownFacilitatorEvaluations', { query: { ...most, facilitatorId } })
