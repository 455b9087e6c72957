/** 32 hexadecimal digits that nobody can guess; also where the page has no secure context, so that `randomUUID` is missing. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
