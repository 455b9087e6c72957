import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { createPublicKey } from 'node:crypto'
import { saying } from './statement.ts'

/** A public key of this algorithm, as the base64 of its SPKI. */
export function publicKey(algorithm: string): DataValidateFunction {
  return saying('x-public-key', (text: string) => {
    try {
      const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
      if (key.asymmetricKeyType === algorithm) return undefined
    } catch {
      // No key at all, or one in another form.
    }
    return `must be a public key of ${algorithm}`
  })
}
