/** What a browser only shows or stores, wherever it comes from. SVG is not among the pictures: it may hold scripts. */
const PASSIVE =
  /^(application\/(json|problem\+json|octet-stream|pdf|zip|x-zip-compressed|msword|vnd\.(ms-|openxmlformats-)[^;+]*)|image\/(png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[^;+]*|text\/(plain|csv|calendar))\s*(;|$)/i

const SCRIPT = /^[^;]*(java|ecma|j|live)script/i

const SANDBOX = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'"

/**
 * Takes the headers of a gateway's reply the power that its body would have on the portal's origin, where the visitors'
 * tokens are: a page, picture or document that could run a script is not opened but stored, and in a sandbox should a browser
 * show it all the same; a script is no script. Nothing changes for who reads the reply as data or shows it as a picture.
 */
export function disarm(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  // A browser takes the last of several types.
  if (PASSIVE.test(type) && !type.includes(',')) return
  headers.set('content-security-policy', SANDBOX)
  const disposition = headers.get('content-disposition') ?? ''
  if (!/^\s*attachment\b/i.test(disposition)) {
    headers.set('content-disposition', disposition.replace(/^[^;]*/, 'attachment'))
  }
  if (SCRIPT.test(type)) headers.set('content-type', 'application/octet-stream')
}
