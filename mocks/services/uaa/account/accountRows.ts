/** A graphic captcha. Its answer can be read only through the control API. */
export interface CaptchaRow {
  id: string
  answer: string
  /** SVG source. The letters are outlines, so the source does not contain the answer. */
  image: string
  /** Milliseconds since the epoch, by the gateway's clock. */
  expiresAt: number
}

/** Consecutive wrong passwords or SMS codes. Too many lock the account or number for a while. */
export interface FailureRow {
  /**
   * The target of the guesses, such as `password:u-1001`. Unknown names count too, so that a lock does not reveal an
   * account.
   */
  id: string
  count: number
  /** Milliseconds since the epoch, by the gateway's clock. 0 while not locked. */
  lockedUntil: number
}

/** An SMS that the real gateway would have sent. It is shown in the console and at /__mock/outbox. */
export interface SmsRow {
  id: string
  tel: string
  /** The purpose of the code, such as login. */
  type: string
  code: string
  /** Milliseconds since the epoch, by the gateway's clock. */
  sentAt: number
  expiresAt: number
  /** A code can be used once. */
  used: boolean
  /** Asked for without a graphic captcha where one could have come along. */
  isUnproven: boolean
}

/**
 * The key pair for passwords (§7). It is in the store so that it survives a reload: the portal caches the public key.
 */
export interface RsaKeyRow {
  id: string
  /** PKCS#8 in PEM. Generated on first use. Only invented passwords are encrypted with it. */
  privateKey: string
}

/** One login: an access token that expires and the refresh token that renews it (§4). */
export interface SessionRow {
  id: string
  userId: string
  accessToken: string
  refreshToken: string
  /** Milliseconds since the epoch, by the gateway's clock. */
  accessExpiresAt: number
  /** Logged out, replaced by a later refresh, or taken over. */
  revoked: boolean
  /** Ended by a later login of the same user, who can have only one session at a time (§9). */
  takenOver?: true
}

/** An account of the portal (§3.2). */
export interface UserRow {
  id: string
  loginName: string
  nickName: string
  /**
   * Plain text, as the mock's accounts are invented. Absent until an account that registered without a password sets
   * one.
   */
  password?: string
  tel: string
  /** Address of the portrait. */
  image?: string
  /** A disabled account cannot log in. */
  disabled: boolean
}

/** A QR code of the zz third-party login that waits to be scanned. */
export interface ZzQrRow {
  id: string
  /** Milliseconds since the epoch, by the gateway's clock. */
  expiresAt: number
  /** How often its token has been requested. */
  polls: number
}
