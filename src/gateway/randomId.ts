/**
 * 32 random hexadecimal digits that cannot be guessed. Also works without a secure context, where `randomUUID` is
 * missing.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
