/** A value that allows the inline scripts of exactly one reply. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url')
}

/** What lets the inline scripts and styles of a page pass: `'nonce-…'` or `'sha256-…'` sources. */
interface InlineSources {
  scripts: string[]
  styles: string[]
}

/** The sources of a page whose inline scripts and styles carry the nonce. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * The page's Content-Security-Policy: own origin only, of inline scripts and styles only those named. Two policies, which
 * both hold, as one cannot name a folder of the own origin without naming the origin: the second leaves of it the build's
 * folder. So nothing that the gateway answers or keeps (`/gateway/…`) is ever a script of a page.
 * @param imageHosts whose pictures are shown, too
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

/** Adds what every reply of the portal carries. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value)
}
