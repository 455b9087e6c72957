/** One sign-in: an access token that expires and the refresh token that renews it (§4). */
export interface SessionRow {
  id: string
  userId: string
  accessToken: string
  refreshToken: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  accessExpiresAt: number
  /** Signed out, or replaced by a later refresh. */
  revoked: boolean
}
