/**
 * Parameters that advertisers, messengers and search engines add to URLs: utm_*, Baidu's statistics (hmsr …) and
 * advertising, Alibaba's, WeChat's, Tencent's, Google's, Facebook's, Microsoft's. No page has parameters of these
 * names. Every visitor loads this list, so it contains the common ones only.
 */
const TRACKING =
  /^(utm_\w+|hm(sr|pl|cu|kw|ci)|bd_(vid|source)|spm|scm|from|isappinstalled|nsukey|wechat_redirect|gdt_vid|qz_gdt|gclid|fbclid|msclkid)$/

/** Whether a parameter only says where the visitor came from. The page is the same without it. */
function isTracking(name: string): boolean {
  return TRACKING.test(name)
}

/** The query part of a URL without such parameters; the rest is unchanged. */
export function withoutTracking(search: string): string {
  if (search === '') return ''
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isTracking(pair.replace(/=.*$/s, '')))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
