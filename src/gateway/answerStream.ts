import { call, type CallOptions } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { BodyOf, Schema } from './contract.ts'
import { BrokenStream, exchangeForEvents } from './eventReply.ts'
import { randomId } from './randomId.ts'
import { trimStrings } from './trim.ts'

/**
 * The events of an answer: pieces of its Markdown while it is being written, finally the whole answer. The whole
 * replaces the pieces, which are only for reading early.
 */
export type AnswerEvent = { kind: 'piece'; text: string } | { kind: 'answer'; answer: Schema<'RobotAnswer'> }

type AnswerOptions = Pick<CallOptions, 'signal' | 'silent'>

const operationId = 'answerRobotQuestion'

/**
 * Asks the assistant. Yields any number of pieces and ends with exactly one answer. If the stream breaks, even before
 * its first byte, the whole answer is requested once and yielded instead; no error is shown. It ends without an answer
 * only by throwing: a GatewayError like `call`, after its messages have been shown unless the call is silent, or the
 * signal's reason when the visitor has stopped it. Leaving the loop early also stops the answer.
 */
export async function* answerStream(
  gateway: GatewayClient,
  question: BodyOf<typeof operationId>,
  { signal, silent }: AnswerOptions = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  const leaving = new AbortController()
  const stop = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal])
  // Repeated requests for one turn get the same answer, and appear in the conversation once.
  const turn = { turnId: randomId(), ...question }
  const events = new ReadableStream<AnswerEvent>({
    start: (stream) => void deliver(stream, (onPiece) => ask(gateway, turn, { signal: stop, silent, onPiece })),
  })
  const reader = events.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    leaving.abort()
  }
}

type OnPiece = (text: string) => void

async function deliver(
  stream: ReadableStreamDefaultController<AnswerEvent>,
  asking: (onPiece: OnPiece) => Promise<Schema<'RobotAnswer'>>,
): Promise<void> {
  try {
    const answer = await asking((text) => stream.enqueue({ kind: 'piece', text }))
    stream.enqueue({ kind: 'answer', answer })
    stream.close()
  } catch (error) {
    stream.error(error)
  }
}

interface Asking extends AnswerOptions {
  signal: AbortSignal
  onPiece: OnPiece
}

async function ask(
  gateway: GatewayClient,
  turn: BodyOf<typeof operationId>,
  { signal, silent, onPiece }: Asking,
): Promise<Schema<'RobotAnswer'>> {
  const body = trimStrings(turn)
  try {
    const answer = await gateway.perform(
      operationId,
      (accessToken) => exchangeForEvents(gateway.environment, operationId, { body, accessToken, signal, onPiece }),
      { silent },
    )
    return answer as Schema<'RobotAnswer'>
  } catch (error) {
    if (!(error instanceof BrokenStream)) throw error
    return call(gateway, operationId, { body }, { signal, silent })
  }
}
