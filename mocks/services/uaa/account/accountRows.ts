/** A graphic captcha that was handed out; its answer is readable only through the control API. */
export interface CaptchaRow {
  id: string
  answer: string
  /** SVG source; the letters are outlines, so the answer does not stand in it. */
  image: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  expiresAt: number
}

/** Wrong passwords or SMS codes in a row; too many lock the account or number for a while. */
export interface FailureRow {
  /** What is being guessed, e.g. `password:u-1001`. Unknown names count too, so that a lock does not reveal an account. */
  id: string
  count: number
  /** Milliseconds since the epoch, on the gateway's clock; 0 while not locked. */
  lockedUntil: number
}

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

/** The key pair for passwords (§7). In the store, so that it outlives a reload: the portal keeps the public key. */
export interface RsaKeyRow {
  id: string
  /** PKCS#8 in PEM; made when it is first needed, and good for invented passwords only. */
  privateKey: string
}

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

/** An account of the portal (§3.2). */
export interface UserRow {
  id: string
  loginName: string
  nickName: string
  /** Clear text: accounts of the mock are invented. Absent until an account registered without one sets it. */
  password?: string
  tel: string
  /** Address of the portrait. */
  image?: string
  /** A disabled account may not sign in. */
  disabled: boolean
}

/** A QR code of the zz third-party sign-in that waits to be scanned. */
export interface ZzQrRow {
  id: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  expiresAt: number
  /** How often its token has been asked for. */
  polls: number
}
