import { z } from 'zod'
import { scenarioNames } from '../scenarios/scenarios.ts'

export const settingsSchema = z.strictObject({
  /** Added to every reply of the contract's operations, in milliseconds. */
  latencyMs: z.int().min(0).max(60_000),
  /** The share of the contract's calls that fail, 0 to 1. */
  faultRate: z.number().min(0).max(1),
  /** Lifetime of a new access token, in seconds. */
  tokenLifetimeSeconds: z
    .int()
    .min(0)
    .max(30 * 86_400),
  /** The gateway's current day, yyyy-MM-dd. Null means the real day. */
  today: z.iso.date().nullable(),
  /** The scenario of the last reset. */
  scenario: z.enum(scenarioNames),
})

/** Settings that the control API can change while the gateway runs. */
export type Settings = z.infer<typeof settingsSchema>

/** A change of settings. The scenario is excluded: it is started by a reset. */
export const settingsChangeSchema = settingsSchema.omit({ scenario: true }).partial()

export const defaultSettings: Settings = {
  latencyMs: 0,
  faultRate: 0,
  tokenLifetimeSeconds: 7200,
  today: null,
  scenario: 'rich',
}
