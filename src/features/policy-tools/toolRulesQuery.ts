import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** The rules a tool follows, in all their versions. */
export const toolRulesQuery = (toolCode: Schema<'ToolCode'>) =>
  gatewayQuery('listToolRules', { query: { toolCode } }, { message: true })
