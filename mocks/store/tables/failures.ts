/** Wrong passwords or SMS codes in a row; too many lock the account or number for a while. */
export interface FailureRow {
  /** What is being guessed, e.g. `password:u-1001`. Unknown names count too, so that a lock does not reveal an account. */
  id: string
  count: number
  /** Milliseconds since the epoch, on the gateway's clock; 0 while not locked. */
  lockedUntil: number
}
