import type { Random } from './random.ts'
import type { FuzzRequest } from './requests.ts'

export interface FuzzReply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A server that gets broken requests, and the rules for its replies. */
export interface FuzzTarget {
  origin: URL
  /** Called before each request to repair what an earlier one broke. */
  prepare(): void
  request(random: Random): FuzzRequest
  /** The error of a reply, whatever was requested. */
  problemOf(sent: FuzzRequest, reply: FuzzReply): string | undefined
  /** Restores the state, so that created records do not count as a leak. */
  reset(): void
  /** Live heap, in MB. */
  heapMb(): number | Promise<number>
  /** Errors other than wrong replies. */
  troubles(): string[]
  close(): Promise<void>
}
