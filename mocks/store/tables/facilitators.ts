import type { Schema } from '../../../src/gateway/contract.ts'

/** An enterprise that is, was or wants to be a service provider; the only place that holds its provider status. */
export interface FacilitatorRow extends Omit<Schema<'FacilitatorItem'>, 'avgScore'> {
  faStatus: Schema<'FaStatus'>
  /** Mean of the published evaluations, 1–5; 0 when there is none. */
  meanScore: number
  card: Omit<Schema<'FacilitatorCard'>, 'logo' | 'name' | 'slogan'>
}
