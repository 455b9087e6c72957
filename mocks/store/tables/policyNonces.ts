/** The nonce of a signed search; it is good once. */
export interface PolicyNonceRow {
  id: string
  /** Milliseconds since the epoch, in real time: until then its timestamp would still be accepted. */
  expiresAt: number
}
