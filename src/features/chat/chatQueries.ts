import { gatewayQuery } from '#gateway/query.ts'

/** What others ask, most frequent first. Silent: the page works without it. */
export const robotKeywordsQuery = () => gatewayQuery('pageRobotKeywords', { query: { current: 1, size: 10 } })
