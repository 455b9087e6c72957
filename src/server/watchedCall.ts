/** A call of a visitor on its way to the gateway: neither may keep the other waiting for ever. */
export interface WatchedCall {
  /** The visitor's body; null when there is none. */
  body: ReadableStream<Uint8Array> | null
  /** Fires with a TimeoutError once nothing has moved for the time-out, the visitor's body included. */
  signal: AbortSignal
  /** Whether it was the visitor who did not send on, sent too much, or has gone. */
  isVisitorsFault(): boolean
  /** The reply has begun: there is nothing more to watch. */
  end(): void
}

/** @param timeout in ms, from one piece of the body to the next, and from the last one to the reply */
export function watchCall(body: ReadableStream<Uint8Array> | null, timeout: number): WatchedCall {
  const abort = new AbortController()
  let waitsForVisitor = false
  let visitorFailed = false
  let ended = false
  const timer = setTimeout(() => {
    visitorFailed = waitsForVisitor
    abort.abort(new DOMException('Nothing has moved for too long', 'TimeoutError'))
  }, timeout)

  function watched(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = source.getReader()
    return new ReadableStream<Uint8Array>(
      {
        async pull(stream) {
          waitsForVisitor = true
          const piece = await reader.read().catch((error: unknown) => {
            visitorFailed = true
            throw error
          })
          waitsForVisitor = false
          if (!ended) timer.refresh()
          if (piece.done) stream.close()
          else stream.enqueue(piece.value)
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    )
  }

  return {
    body: body && watched(body),
    signal: abort.signal,
    isVisitorsFault: () => visitorFailed,
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
