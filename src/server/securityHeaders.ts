/** A value that allows the inline scripts of exactly one reply. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url')
}

/** CSP sources for inline scripts and styles: `'nonce-…'` or `'sha256-…'`. */
interface InlineSources {
  scripts: string[]
  styles: string[]
}

/** The sources of a page whose inline scripts and styles carry the nonce. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * The page's Content-Security-Policy: its own origin, and only the inline scripts and styles named. These are two
 * policies that both apply, because one policy cannot allow a folder without allowing its whole origin: the second
 * restricts scripts to the build's folder. So nothing that the gateway returns or stores (`/gateway/…`) can ever be a
 * script of a page.
 * @param imageHosts other hosts whose images may be shown
 */
export function contentSecurityPolicy({ scripts, styles }: InlineSources, imageHosts: string[]): string {
  const own = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...imageHosts].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
  const built = ['script-src http://*:*/assets/ https://*:*/assets/', ...scripts].join(' ')
  return `${own}, ${built}`
}

const always: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Adds the headers that every reply of the portal carries. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value)
}
