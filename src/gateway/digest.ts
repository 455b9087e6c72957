/** SHA-256 of the UTF-8 text in upper-case hexadecimal. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = hasSubtle()
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : await digestByLibrary(bytes)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/**
 * Browsers offer crypto.subtle on https and localhost only, but search must also work on a portal opened over plain
 * http.
 */
function hasSubtle(): boolean {
  return (crypto as { subtle?: unknown }).subtle !== undefined
}

async function digestByLibrary(bytes: Uint8Array): Promise<Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return sha256(bytes)
}
