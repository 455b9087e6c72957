import type { AnyRouter } from '@tanstack/react-router'
import { RouterServer, transformReadableStreamWithRouter } from '@tanstack/react-router/ssr/server'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToReadableStream, type RenderToPipeableStreamOptions } from 'react-dom/server'

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
  const element = createElement(RouterServer, { router })
  const options = {
    // Large parts must not be sent later: showing them would need a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      // An abort because nobody reads on is not an error of a component.
      if (!left.aborted) onError(error)
    },
    ...(nonce === undefined ? {} : { nonce }),
  }
  const page = whole
    ? await renderWhole(element, left, options)
    : await renderToReadableStream(element, { ...options, signal: left })
  return transformReadableStreamWithRouter(router, page, {
    // As the router sets it for React's streams: its scripts may follow each of theirs.
    rendererSafePoint: 'script-close',
    signal,
    onAbort: (reason) => broken.abort(reason),
  })
}

/**
 * The page in one piece: as a stream it would arrive in about sixty chunks, each of which passes through three more
 * streams.
 */
async function renderWhole(
  element: ReactNode,
  left: AbortSignal,
  options: RenderToPipeableStreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(element, { ...options, onAllReady: resolve, onShellError: reject })
  const leave = () => abort(left.reason)
  if (left.aborted) leave()
  left.addEventListener('abort', leave)
  try {
    await ready
  } finally {
    left.removeEventListener('abort', leave)
  }
  left.throwIfAborted()
  const pieces: Uint8Array[] = []
  const page = new Writable({
    write(piece: Uint8Array, _encoding, taken) {
      pieces.push(piece)
      taken()
    },
  })
  await finished(pipe(page))
  const bytes = Buffer.concat(pieces)
  return new ReadableStream({
    start(stream) {
      stream.enqueue(bytes)
      stream.close()
    },
  })
}
