import { randomUUID } from 'node:crypto'

/**
 * The same page under an address that nobody has asked for yet. The portal caches pages for a while, and its cache
 * outlives a test: without this, a visitor might see what another test left.
 */
export function unkept(address: string): string {
  return `${address}&unkept=${randomUUID()}`
}
