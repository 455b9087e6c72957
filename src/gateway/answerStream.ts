import { call, type CallOptions } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { BodyOf, Schema } from './contract.ts'

/**
 * What comes of an answer: pieces of its Markdown while it is being written, at last the answer as a whole. The whole
 * takes the place of the pieces: they are there to be read early, and what counts is the whole alone.
 */
export type AnswerEvent = { kind: 'piece'; text: string } | { kind: 'answer'; answer: Schema<'RobotAnswer'> }

type AnswerOptions = Pick<CallOptions, 'signal' | 'silent'>

/**
 * Asks the robot. Yields any number of pieces, also none, and ends with exactly one answer. A stream that breaks is not
 * told of: the whole is asked for once, and comes as the answer. Ends without an answer only by throwing: a GatewayError
 * like `call`, after its messages have been shown unless the call is silent, or the reason of the signal when the visitor
 * has stopped it. Leaving the loop early stops the answer as well.
 */
export async function* answerStream(
  gateway: GatewayClient,
  question: BodyOf<'answerRobotQuestion'>,
  options: AnswerOptions = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  yield { kind: 'answer', answer: await call(gateway, 'answerRobotQuestion', { body: question }, options) }
}
