/** Same-origin prefix under which the portal's server proxies the gateway. */
export const publicGatewayBase = '/gateway'

/**
 * The URL from which a browser loads a gateway file or image, e.g. the captcha's `imageSrc`. It is the same on server
 * and browser, so that rendered pages hydrate. Absolute http(s) URLs are unchanged.
 */
export function gatewayUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return `${publicGatewayBase}/${path.replace(/^\/+/, '')}`
}
