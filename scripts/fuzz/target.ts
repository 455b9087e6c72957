import type { Random } from './random.ts'
import type { FuzzRequest } from './requests.ts'

export interface FuzzReply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A server that is sent broken requests, and what of its replies would be wrong. */
export interface FuzzTarget {
  origin: URL
  /** Called before each request: whatever an earlier one broke for the next is put right. */
  prepare(): void
  request(random: Random): FuzzRequest
  /** What is wrong with a reply, whatever was asked. */
  problemOf(sent: FuzzRequest, reply: FuzzReply): string | undefined
  /** Puts the state back, so that what was created does not count as a leak. */
  reset(): void
  /** Heap in use, garbage collected, in MB. */
  heapMb(): number | Promise<number>
  /** What went wrong beside the replies. */
  troubles(): string[]
  close(): Promise<void>
}
