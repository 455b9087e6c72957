import { sessionCookies } from './session.ts'

/**
 * Runs in the page's head, before anything is painted: pages are the same for everybody, and `html[data-member]` lets a
 * style sheet choose between what is drawn for a member and for a visitor. It holds until the page listens, not longer.
 */
export const markMember = `if(/(^|; )${sessionCookies.accessToken}=./.test(document.cookie))document.documentElement.dataset.member=''`
