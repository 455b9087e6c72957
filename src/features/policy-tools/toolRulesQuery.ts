import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** The rules of a tool, in all versions. */
export const toolRulesQuery = (toolCode: Schema<'ToolCode'>) =>
  gatewayQuery('listToolRules', { query: { toolCode } }, { message: true })
