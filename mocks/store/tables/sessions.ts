/** One sign-in: an access token that expires and the refresh token that renews it (§4). */
export interface SessionRow {
  id: string
  userId: string
  accessToken: string
  refreshToken: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  accessExpiresAt: number
  /** Signed out, replaced by a later refresh, or taken over. */
  revoked: boolean
  /** By a later login of the same user: there is one at a time (§9). */
  takenOver?: true
}
