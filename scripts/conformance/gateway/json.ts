/** The body if it is JSON, otherwise undefined. */
export function jsonOf({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): unknown {
  if (!(headers.get('content-type') ?? '').includes('json')) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
