/** Base64 of the JSON's UTF-8 bytes, so that Chinese survives in a cookie (§3.5). */
export function encodeBase64Json(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The value that `encodeBase64Json` encoded; undefined when the text is malformed. */
export function decodeBase64Json(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
