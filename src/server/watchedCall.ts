/** A visitor's call on its way to the gateway and back. Neither side may keep the other waiting for ever. */
interface WatchedCall {
  /** The visitor's body; null when there is none. */
  body: ReadableStream<Uint8Array> | null
  /** Aborts with a TimeoutError when the visitor or the gateway has been silent for too long. */
  signal: AbortSignal
  /** Whether the visitor stopped sending, sent too much, or left. */
  isVisitorsFault(): boolean
  /** The reply's body, watched until it ends. The visitor may read it as slowly as they like. */
  watchReply(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>
  /** Stops watching. */
  end(): void
}

type Party = 'visitor' | 'gateway'

/** @param timeout in ms, between two pieces of a body, and from the last piece sent to the reply */
export function watchCall(body: ReadableStream<Uint8Array> | null, timeout: number): WatchedCall {
  const abort = new AbortController()
  let awaited: Party | undefined = 'gateway'
  let visitorFailed = false
  let replying = false
  let timer: NodeJS.Timeout | undefined

  function waitFor(party: Party | undefined): void {
    awaited = party
    clearTimeout(timer)
    if (party !== undefined) timer = setTimeout(giveUp, timeout)
  }

  function giveUp(): void {
    visitorFailed = awaited === 'visitor'
    abort.abort(new DOMException('Nothing has moved for too long', 'TimeoutError'))
  }

  /** Once the reply has begun, the rest of the upload no longer matters. */
  function sending(party: Party): void {
    if (!replying) waitFor(party)
  }

  const sent = (source: ReadableStream<Uint8Array>) =>
    relay(source, {
      onAsked: () => sending('visitor'),
      onCame: () => sending('gateway'),
      onFailed() {
        visitorFailed = true
      },
    })

  waitFor('gateway')
  return {
    body: body && sent(body),
    signal: abort.signal,
    isVisitorsFault: () => visitorFailed,
    watchReply(reply) {
      replying = true
      waitFor(undefined)
      const settle = () => waitFor(undefined)
      return relay(reply, { onAsked: () => waitFor('gateway'), onCame: settle, onFailed: settle })
    },
    end() {
      replying = true
      waitFor(undefined)
    },
  }
}

interface Listener {
  onAsked: () => void
  /** Called for each piece and for the end. */
  onCame: () => void
  onFailed: () => void
}

/** Passes the stream on piece by piece and reports each. */
function relay(source: ReadableStream<Uint8Array>, listener: Listener): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        listener.onAsked()
        const piece = await reader.read().catch((error: unknown) => {
          listener.onFailed()
          throw error
        })
        listener.onCame()
        if (piece.done) stream.close()
        else stream.enqueue(piece.value)
      },
      cancel(reason) {
        listener.onCame()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
