/** A QR code of the zz third-party sign-in that waits to be scanned. */
export interface ZzQrRow {
  id: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  expiresAt: number
  /** How often its token has been asked for. */
  polls: number
}
