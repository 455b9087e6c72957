import { flagParameter, rawTextParameter, searchSchema } from '#ui/list/listSearch.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of an account that was just registered without a password. */
    tel?: string | undefined
  }
}

/** Search parameters of /user/changePassword. */
export const firstPasswordSearch = searchSchema({
  /** The account has no password yet: it was registered by a login with an SMS code. */
  first: flagParameter,
  /** The page of this portal to which the login leads. */
  redirect_uri: rawTextParameter,
})
