/** An SMS that the real gateway would have sent; shown in the console and at /__mock/outbox. */
export interface SmsRow {
  id: string
  tel: string
  /** What the code is for, e.g. login. */
  type: string
  code: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  sentAt: number
  expiresAt: number
  /** A code signs in once. */
  used: boolean
}
