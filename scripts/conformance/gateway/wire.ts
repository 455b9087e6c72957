/** The reply to the sent bytes, or why there is no complete one. */
export interface WireReply {
  status: number
  headers: Headers
  bytes: Uint8Array
  failure: string | undefined
  /** The connection was closed before any of the reply arrived, as happens to connections that were idle too long. */
  wasCut: boolean
}

interface Limits {
  /** Milliseconds within which a reply has to be complete. */
  timeoutMs: number
  /** A larger reply is not read to its end. */
  maxBytes: number
}

/** Sends one request and reads its reply within the limits. Never rejects. */
export async function exchangeBytes(
  url: string,
  init: { method: string; headers: Record<string, string>; body?: BodyInit },
  { timeoutMs, maxBytes }: Limits,
): Promise<WireReply> {
  let status = 0
  let headers = new Headers()
  const chunks: Uint8Array[] = []
  const end = (failure?: string): WireReply => ({
    status,
    headers,
    bytes: Buffer.concat(chunks),
    failure,
    wasCut: false,
  })
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal })
    ;({ status, headers } = reply)
    let size = 0
    for await (const chunk of reply.body ?? []) {
      chunks.push(chunk)
      size += (chunk as Uint8Array).length
      if (size > maxBytes) {
        abort.abort()
        return end(`应答超过 ${Math.round(maxBytes / 1_048_576)} MB，没有读完`)
      }
    }
    return end()
  } catch (error) {
    if (abort.signal.aborted) return end(`${timeoutMs / 1000} 秒内没有完整的应答`)
    const reason = reasonOf(error)
    return { ...end(`连接失败：${reason}`), wasCut: status === 0 && cuts.has(reason) }
  } finally {
    clearTimeout(timer)
  }
}

const cuts = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'])

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error))
}
