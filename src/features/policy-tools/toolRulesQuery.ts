import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** The rules a tool follows, in all their versions. Silent: the page is of use without them. */
export const toolRulesQuery = (toolCode: Schema<'ToolCode'>) =>
  gatewayQuery('listToolRules', { query: { toolCode } }, { message: true })
