import { createParser } from 'eventsource-parser'
import type { GatewayEnvironment } from './client.ts'
import type { Schema } from './contract.ts'
import { DeadlineExceeded, requestTimeout, withDeadline } from './deadline.ts'
import type { Reply } from './envelope.ts'
import { GatewayError } from './error.ts'
import { kindOfStatus } from './errorCatalogue.ts'
import { operations, type OperationId } from './generated/operations.ts'
import { headersFor } from './headers.ts'

/** A streamed reply that broke off before its end, or even before its beginning. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream'
}

interface EventRequest {
  body: unknown
  accessToken: string | undefined
  signal: AbortSignal
  /** Called with each piece as it arrives. */
  onPiece: (text: string) => void
}

/**
 * Calls an operation that the contract also answers as a stream. Returns the whole reply, which is the last event, or
 * the JSON body if the gateway does not stream. It times out after 20 s of silence, since a long answer may take longer
 * than that in all. Throws BrokenStream when the connection fails, a GatewayError when no reply begins in time,
 * otherwise the signal's reason.
 */
export async function exchangeForEvents(
  { baseUrl, tenantHost, server, fetch = globalThis.fetch }: GatewayEnvironment,
  id: OperationId,
  { body, accessToken, signal, onPiece }: EventRequest,
): Promise<Reply> {
  const { method, path } = operations[id]
  const headers = {
    ...headersFor({ tenantHost, accessToken, server }),
    'Content-Type': 'application/json',
    Accept: 'text/event-stream, application/json;q=0.5',
  }
  let hasBegun = false
  try {
    return await withDeadline(requestTimeout, signal, async (aborted, renew) => {
      const init = { method, headers, body: JSON.stringify(body), signal: aborted }
      const response = await fetch(`${baseUrl}${path}`, init)
      renew()
      // A proxy in between: the gateway's connection failed before the first byte.
      if (kindOfStatus[response.status] === 'network') throw new BrokenStream('There was no reply')
      if (!isEvents(response)) return { status: response.status, body: parsed(await response.text()) }
      hasBegun = true
      return { status: response.status, body: await readEvents(response, { onPiece, onMoved: renew }) }
    })
  } catch (cause) {
    if (signal.aborted) throw cause
    if (!hasBegun && cause instanceof DeadlineExceeded) throw new GatewayError('timeout', { operationId: id, cause })
    throw new BrokenStream('The reply broke off', { cause })
  }
}

function isEvents({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
}

interface Listener {
  onPiece: (text: string) => void
  /** Something has arrived, if only a keep-alive. */
  onMoved: () => void
}

/** Reports the pieces and returns the last event's data. Throws when there is none. */
async function readEvents({ body }: Response, { onPiece, onMoved }: Listener): Promise<unknown> {
  const whole: unknown[] = []
  const parser = createParser({
    onEvent({ event, data }) {
      const carried: unknown = JSON.parse(data)
      if (event === 'piece') onPiece((carried as Schema<'RobotAnswerPiece'>).text)
      if (event === 'answer') whole.push(carried)
    },
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  while (whole.length === 0) {
    const piece = await reader?.read()
    onMoved()
    if (piece?.value === undefined) throw new Error('The events ended without an answer')
    parser.feed(piece.value)
  }
  // The outcome of cancelling does not matter, not even a failure.
  reader?.cancel().catch(() => {})
  return whole[0]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
