import { flagParameter, rawTextParameter, searchSchema } from '#ui/list/listSearch.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of an account that has just been registered without a password. */
    tel?: string | undefined
  }
}

/** Search parameters of /user/changePassword. */
export const firstPasswordSearch = searchSchema({
  /** The account has no password yet: it was registered by a login with an SMS code. */
  first: flagParameter,
  /** A page of this portal, where the login was to lead. */
  redirect_uri: rawTextParameter,
})
