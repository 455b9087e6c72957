import { call, type CallOptions } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { BodyOf, Schema } from './contract.ts'
import { BrokenStream, exchangeForEvents } from './eventReply.ts'
import { randomId } from './randomId.ts'
import { trimStrings } from './trim.ts'

/**
 * What comes of an answer: pieces of its Markdown while it is being written, at last the answer as a whole. The whole
 * takes the place of the pieces: they are there to be read early, and what counts is the whole alone.
 */
export type AnswerEvent = { kind: 'piece'; text: string } | { kind: 'answer'; answer: Schema<'RobotAnswer'> }

type AnswerOptions = Pick<CallOptions, 'signal' | 'silent'>

const operationId = 'answerRobotQuestion'

/**
 * Asks the robot. Yields any number of pieces, also none, and ends with exactly one answer. A stream that breaks is not
 * told of: the whole is asked for once, and comes as the answer. Ends without an answer only by throwing: a GatewayError
 * like `call`, after its messages have been shown unless the call is silent, or the reason of the signal when the visitor
 * has stopped it. Leaving the loop early stops the answer as well.
 */
export async function* answerStream(
  gateway: GatewayClient,
  question: BodyOf<typeof operationId>,
  { signal, silent }: AnswerOptions = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  const leaving = new AbortController()
  const stop = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal])
  // Whatever is asked again for the same turn is answered the same, and stands in the conversation once.
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
