/** A call of a visitor on its way to the gateway and back: neither may keep the other waiting for ever. */
interface WatchedCall {
  /** The visitor's body; null when there is none. */
  body: ReadableStream<Uint8Array> | null
  /** Fires with a TimeoutError once the visitor or the gateway has been waited for too long. */
  signal: AbortSignal
  /** Whether it was the visitor who did not send on, sent too much, or has gone. */
  isVisitorsFault(): boolean
  /** The reply's body, watched until it ends. Its visitor may read it as slowly as they like. */
  watchReply(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>
  /** Nothing is waited for any more. */
  end(): void
}

type Party = 'visitor' | 'gateway'

/** @param timeout in ms, from one piece of a body to the next, and from the last one sent to the reply */
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

  /** What is sent on while the reply has begun already is nobody's concern. */
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
  /** A piece has come, or the end. */
  onCame: () => void
  onFailed: () => void
}

/** The stream itself, a piece at a time, and told about. */
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
