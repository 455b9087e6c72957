/** Same-origin prefix under which the portal's server passes requests on to the gateway. */
export const publicGatewayBase = '/gateway'

/**
 * The address a browser loads a gateway file or image from, e.g. the captcha's `imageSrc`. The same on server and
 * browser, so that rendered pages hydrate. Absolute http(s) addresses stay.
 */
export function gatewayUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return `${publicGatewayBase}/${path.replace(/^\/+/, '')}`
}
