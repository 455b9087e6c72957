import type { AnyRouter } from '@tanstack/react-router'
import { RouterServer, transformReadableStreamWithRouter } from '@tanstack/react-router/ssr/server'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createElement, type ReactNode } from 'react'
import type { RenderToPipeableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.bun'

let turn: Promise<unknown> = Promise.resolve()

/**
 * Waits until everything else that is ready has been answered. React blocks the processor for tens of ms per page; many
 * pages whose data arrive together would block it for seconds.
 */
function ownTurn(): Promise<unknown> {
  turn = turn.then(() => setImmediate())
  return turn
}

interface Rendering {
  /** Whether to wait for every component, including those inside a Suspense. */
  whole: boolean
  /** Called for each error that a component throws within a Suspense; React leaves that part to the browser. */
  onError: (error: unknown) => void
}

/**
 * Renders the page of a loaded router. The router's own defaultStreamHandler only prints component errors to the
 * console, so a page with a hole would pass for a good one.
 * @throws what a component throws outside of any Suspense: then there is no page
 */
export async function renderComponents(
  router: AnyRouter,
  signal: AbortSignal,
  { whole, onError }: Rendering,
): Promise<ReadableStream<Uint8Array>> {
  await ownTurn()
  const broken = new AbortController()
  const nonce = router.options.ssr?.nonce
  const left = AbortSignal.any([signal, broken.signal])
  const page = await streamOf(createElement(RouterServer, { router }), left, whole, {
    // Large parts must not be sent later: showing them would need a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      // An abort because nobody reads on is not an error of a component.
      if (!left.aborted) onError(error)
    },
    ...(nonce === undefined ? {} : { nonce }),
  })
  return transformReadableStreamWithRouter(router, page, {
    // As the router sets it for React's streams: its scripts may follow each of theirs.
    rendererSafePoint: 'script-close',
    signal,
    onAbort: (reason) => broken.abort(reason),
  })
}

/**
 * React's page, from the moment that it is ready: all of it, or what is outside of any Suspense. React's build for Bun
 * writes text; the one for Node encodes each of some thousand pieces by itself. Only one of the two may be used: each
 * leaves in the contexts what it rendered last.
 */
async function streamOf(
  element: ReactNode,
  left: AbortSignal,
  whole: boolean,
  options: RenderToPipeableStreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(element, {
    ...options,
    [whole ? 'onAllReady' : 'onShellReady']: resolve,
    onShellError: reject,
  })
  const leave = () => abort(left.reason)
  if (left.aborted) leave()
  left.addEventListener('abort', leave)
  try {
    await ready
    left.throwIfAborted()
  } catch (error) {
    left.removeEventListener('abort', leave)
    throw error
  }
  return new ReadableStream({
    start(stream) {
      pipe(new Pieces(stream)).once('close', () => left.removeEventListener('abort', leave))
    },
    cancel: abort,
  })
}

/** Sends what React wrote whenever it has finished a part. A plain Writable would queue each piece. */
class Pieces extends Writable {
  readonly #stream: ReadableStreamDefaultController<Uint8Array>
  #text = ''

  constructor(stream: ReadableStreamDefaultController<Uint8Array>) {
    super()
    this.#stream = stream
  }

  override write(piece: string): boolean {
    this.#text += piece
    return true
  }

  /** React calls it by this name. */
  flush(): void {
    if (this.#text !== '') this.#stream.enqueue(Buffer.from(this.#text))
    this.#text = ''
  }

  override _final(done: () => void): void {
    this.flush()
    this.#stream.close()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error !== null) this.#stream.error(error)
    done(error)
  }
}
