import { z } from 'zod'
import { scenarioNames } from '../scenarios/scenarios.ts'

export const settingsSchema = z.strictObject({
  /** Added to every reply of the contract's operations, in milliseconds. */
  latencyMs: z.int().min(0).max(60_000),
  /** The share of the contract's calls that fail, 0 to 1. */
  faultRate: z.number().min(0).max(1),
  /** Life of a new access token, in seconds. */
  tokenLifetimeSeconds: z
    .int()
    .min(0)
    .max(30 * 86_400),
  /** The gateway's day, yyyy-MM-dd; null is the real day. */
  today: z.iso.date().nullable(),
  /** The world that the last reset made. */
  scenario: z.enum(scenarioNames),
})

/** What can be changed while the gateway runs, through the control API. */
export type Settings = z.infer<typeof settingsSchema>

/** A change of settings; a scenario is not changed but started. */
export const settingsChangeSchema = settingsSchema.omit({ scenario: true }).partial()

export const defaultSettings: Settings = {
  latencyMs: 0,
  faultRate: 0,
  tokenLifetimeSeconds: 7200,
  today: null,
  scenario: 'rich',
}
