import type { ContractOperation } from '#compiler/document.ts'
import type { Schema } from '#gateway/contract.ts'
import { wait } from '../handler/effects.ts'
import { ConnectionCut, type Reply } from './reply.ts'

export const eventStreamType = 'text/event-stream'

/** How a streamed reply is sent. */
export interface Pace {
  /** Milliseconds before each piece. */
  pieceMs: number
  /** The connection is cut after this many pieces. By default it is not cut. */
  cutAfter?: number | undefined
  left: AbortSignal
}

/** Roughly as fast as a quick reader reads. */
export const usualPieceMs = 20

/** Whether the operation offers its reply as a stream and the caller prefers that to JSON. */
export function wantsEvents(operation: ContractOperation, accept: string | undefined): boolean {
  const offered = operation.responses['200']?.content?.[eventStreamType] !== undefined
  return offered && qualityOf(eventStreamType, accept) > qualityOf('application/json', accept)
}

/** How much a caller prefers a media type, 0 to 1 (RFC 9110, 12.5.1). The most specific range counts. */
function qualityOf(type: string, accept = '*/*'): number {
  const ranges = new Map(
    accept.split(',').map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0] as const
    }),
  )
  return ranges.get(type) ?? ranges.get(type.replace(/\/.*/, '/*')) ?? ranges.get('*/*') ?? 0
}

/**
 * Sends a text reply as events: the text in pieces, then the whole reply as it would be in JSON. Failures stay JSON.
 */
export function asEvents(reply: Reply, pace: Pace): Reply {
  if (reply.status !== 200 || !reply.returnCode?.startsWith('200')) return reply
  const json = typeof reply.body === 'string' ? reply.body : ''
  const { data } = JSON.parse(json) as { data: { text: string } }
  return {
    ...reply,
    // Asks proxies such as nginx not to buffer the pieces.
    headers: { 'content-type': `${eventStreamType}; charset=utf-8`, 'x-accel-buffering': 'no' },
    body: events(piecesOf(data.text), json, pace),
  }
}

async function* events(pieces: readonly string[], json: string, { pieceMs, cutAfter, left }: Pace) {
  for (const [index, text] of pieces.slice(0, cutAfter).entries()) {
    if (index > 0) await wait(pieceMs, left)
    const piece: Schema<'RobotAnswerPiece'> = { text }
    yield `event: piece\ndata: ${JSON.stringify(piece)}\n\n`
  }
  await wait(pieceMs, left)
  if (cutAfter !== undefined) throw new ConnectionCut('Cut in the middle of a stream')
  yield `event: answer\ndata: ${json}\n\n`
}

const words = new Intl.Segmenter('zh-CN', { granularity: 'word' })
const leastPiece = 8

/** Pieces of some words each. Joined, they are the text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of words.segment(text)) {
    piece += segment
    if (piece.length < leastPiece) continue
    pieces.push(piece)
    piece = ''
  }
  return piece === '' ? pieces : [...pieces, piece]
}
