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
