import { sessionCookies } from './session.ts'

/**
 * Runs in the page's head, before anything is painted: pages are the same for everybody, and `html[data-member]` lets a
 * style sheet choose between what is drawn for a member and for a visitor, `html[data-enterprise]` between a member with an
 * enterprise and one without. They hold until the page listens, not longer.
 */
export const markMember = `{const has=(name)=>RegExp('(^|; )'+name+'=.').test(document.cookie),{dataset}=document.documentElement
if(has('${sessionCookies.accessToken}')){dataset.member='';if(has('${sessionCookies.enterprise}'))dataset.enterprise=''}}`
