/**
 * What advertisements, messengers and search engines add to an address that somebody follows or shares: utm_*, Baidu's
 * statistics (hmsr …) and advertisements, Alibaba's, WeChat's, Tencent's, Google's, Facebook's, Microsoft's. No page has
 * a parameter of these names. Every visitor loads this list: it names the common ones only.
 */
const TRACKING =
  /^(utm_\w+|hm(sr|pl|cu|kw|ci)|bd_(vid|source)|spm|scm|from|isappinstalled|nsukey|wechat_redirect|gdt_vid|qz_gdt|gclid|fbclid|msclkid)$/

/** Whether a parameter only tells where the visitor came from. The page is the same without it. */
function isTracking(name: string): boolean {
  return TRACKING.test(name)
}

/** What stands behind the question mark of an address, without such parameters; the others stay to the letter. */
export function withoutTracking(search: string): string {
  if (search === '') return ''
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isTracking(pair.replace(/=.*$/s, '')))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
