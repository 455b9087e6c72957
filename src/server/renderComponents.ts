import type { AnyRouter } from '@tanstack/react-router'
import { RouterServer, transformReadableStreamWithRouter } from '@tanstack/react-router/ssr/server'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToReadableStream, type RenderToPipeableStreamOptions } from 'react-dom/server'

let turn: Promise<unknown> = Promise.resolve()

/**
 * Waits until everything else that is ready has been answered: React takes the processor for tens of ms, and many pages
 * whose data come together would keep it for seconds.
 */
function ownTurn(): Promise<unknown> {
  turn = turn.then(() => setImmediate())
  return turn
}

interface Rendering {
  /** Whether to wait until every component is rendered, also what is inside a Suspense; else only for what is outside. */
  whole: boolean
  /** Told of each error that a component throws within a Suspense: React leaves that part to the browser. */
  onError: (error: unknown) => void
}

/**
 * Renders the page of a router that has loaded. The router's own defaultStreamHandler only writes to the console what a
 * component throws: a page with a hole would pass for a good one.
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
    // A part that is large is no reason to send it later: that takes a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      // What breaks off because nobody reads on is no mistake of a component.
      if (!left.aborted) onError(error)
    },
    ...(nonce === undefined ? {} : { nonce }),
  }
  const page = whole
    ? await renderWhole(element, left, options)
    : await renderToReadableStream(element, { ...options, signal: left })
  return transformReadableStreamWithRouter(router, page, {
    // As the router says it of React's streams: its scripts may stand after each of theirs.
    rendererSafePoint: 'script-close',
    signal,
    onAbort: (reason) => broken.abort(reason),
  })
}

/** The page in one piece: as a stream it would come in some sixty, each of which passes through three more streams. */
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
