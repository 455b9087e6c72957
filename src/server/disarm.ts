/**
 * Types that a browser only displays or stores, wherever they come from. SVG is not one of them: it may contain
 * scripts.
 */
const PASSIVE =
  /^(application\/(json|problem\+json|octet-stream|pdf|zip|x-zip-compressed|msword|vnd\.(ms-|openxmlformats-)[^;+]*)|image\/(png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[^;+]*|text\/(plain|csv|calendar))\s*(;|$)/i

const SCRIPT = /^[^;]*(java|ecma|j|live)script/i

const SANDBOX = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'"

/**
 * Makes a gateway reply harmless on the portal's origin, where the visitors' tokens are. A page, image or document that
 * could run a script is downloaded instead of opened, and sandboxed in case a browser displays it after all; a script
 * is not executed. Nothing changes for code that reads the reply as data or shows it as an image.
 */
export function disarm(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  // If there are several types, browsers use the last one.
  if (PASSIVE.test(type) && !type.includes(',')) return
  headers.set('content-security-policy', SANDBOX)
  const disposition = headers.get('content-disposition') ?? ''
  if (!/^\s*attachment\b/i.test(disposition)) {
    headers.set('content-disposition', disposition.replace(/^[^;]*/, 'attachment'))
  }
  if (SCRIPT.test(type)) headers.set('content-type', 'application/octet-stream')
}
