import { sessionCookies } from './session.ts'

/**
 * Runs in the page's head before the first paint. Pages are the same for everybody, so style sheets use
 * `html[data-member]` to choose between what is drawn for members and visitors, and `html[data-enterprise]` between
 * members with and without an enterprise. The attributes apply only until the page is hydrated.
 */
export const markMember = `{const has=(name)=>RegExp('(^|; )'+name+'=.').test(document.cookie),{dataset}=document.documentElement
if(has('${sessionCookies.accessToken}')){dataset.member='';if(has('${sessionCookies.enterprise}'))dataset.enterprise=''}}`
