import { z } from 'zod'

export const settingsSchema = z.strictObject({
  /** Added to every reply of the contract's operations, in milliseconds. */
  latencyMs: z.int().min(0).max(60_000),
  /** Life of a new access token, in seconds. */
  tokenLifetimeSeconds: z
    .int()
    .min(0)
    .max(30 * 86_400),
  /** The gateway's day, yyyy-MM-dd; null is the real day. */
  today: z.iso.date().nullable(),
})

/** What can be changed while the gateway runs, through the control API. */
export type Settings = z.infer<typeof settingsSchema>

export const defaultSettings: Settings = { latencyMs: 0, tokenLifetimeSeconds: 7200, today: null }
