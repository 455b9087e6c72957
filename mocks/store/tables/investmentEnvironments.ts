import type { Schema } from '#gateway/contract.ts'

/** A park or an area; how much it has to offer is counted. */
export type InvestmentEnvironmentRow = Omit<Schema<'InvestmentEnvironment'>, 'resourceCounts'>
