import { z } from 'zod'

/**
 * What the next call of an operation gets instead of its answer. Without status and code, it gets its own answer,
 * delayed or cut off as stated.
 */
export const overrideSchema = z.strictObject({
  operationId: z.string(),
  /** HTTP status; 200 when absent. */
  status: z.int().min(200).max(599).optional(),
  returnCode: z
    .string()
    .regex(/^\d{3,8}$/)
    .optional(),
  errorMessage: z.string().min(1).max(500).optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
  /** For a streamed reply: milliseconds before each piece. */
  pieceMs: z.int().min(0).max(60_000).optional(),
  /** For a streamed reply: the connection is cut after this many pieces. */
  cutAfter: z.int().min(0).max(1000).optional(),
  /** How many calls it applies to. */
  times: z.int().min(1).max(1000).default(1),
})

export type Override = z.infer<typeof overrideSchema>

/** Overrides that wait for a call, in the order they were added. */
export class Overrides {
  #waiting: Override[] = []

  add(override: Override): void {
    this.#waiting.push({ ...override })
  }

  /** The override for this call. It is used up after the stated number of calls. */
  take(operationId: string): Override | undefined {
    const override = this.#waiting.find((waiting) => waiting.operationId === operationId)
    if (override === undefined) return undefined
    override.times -= 1
    if (override.times === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== override)
    return override
  }

  clear(): void {
    this.#waiting = []
  }

  all(): Override[] {
    return structuredClone(this.#waiting)
  }
}
