const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Needs no parsing, and a page has dozens of them. */
const PORTAL_PATH = /^\/\w/

/**
 * Whether a link may lead to the address: to a page, a mail or a phone number. Any other scheme could run a script on
 * the page (`javascript:`) or start another program. Parsed as a browser does, which ignores tabs, line ends and letter
 * case.
 */
export function isLinkAddress(address: string): boolean {
  if (PORTAL_PATH.test(address)) return true
  const base = 'https://portal.invalid'
  return URL.canParse(address, base) && schemes.has(new URL(address, base).protocol)
}
