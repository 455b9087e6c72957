import type { Schema } from '../../../src/gateway/contract.ts'

/** A park or an area; how much it has to offer is counted. */
export type InvestmentEnvironmentRow = Omit<Schema<'InvestmentEnvironment'>, 'resourceCounts'>
