/** How long most drafts are kept, in ms. */
export const WEEK = 7 * 24 * 60 * 60 * 1000
