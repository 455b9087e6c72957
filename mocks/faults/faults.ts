import { createHash } from 'node:crypto'
import { serverErrorMessage } from '../http/reply.ts'
import type { SentinelEffect } from './sentinels.ts'

const effects: readonly SentinelEffect[] = [
  { kind: 'reply', status: 500, envelope: { returnCode: '500', errorMessage: serverErrorMessage } },
  { kind: 'cut' },
]

/** Fails a share of the calls. The same seed always fails the same calls of a sequence. */
export class Faults {
  readonly #seedNumber: number
  #calls = 0

  constructor(seedNumber: number) {
    this.#seedNumber = seedNumber
  }

  /** The effect on the next call at a rate of 0 to 1. Undefined when the call is answered normally. */
  next(rate: number): SentinelEffect | undefined {
    if (rate === 0) return undefined
    this.#calls += 1
    const dice = createHash('sha256').update(`fault ${this.#seedNumber} ${this.#calls}`).digest()
    if (dice.readUInt32BE(0) / 2 ** 32 >= rate) return undefined
    return effects[dice.readUInt8(4) % effects.length]
  }
}
