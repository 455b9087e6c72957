import { gatewayQuery } from '#gateway/query.ts'

/** What others ask, most wanted first. Silent: the page is of use without it. */
export const robotKeywordsQuery = () => gatewayQuery('pageRobotKeywords', { query: { current: 1, size: 10 } })
